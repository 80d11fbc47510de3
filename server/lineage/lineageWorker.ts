import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { explainFailure, isDamage, isDiskFailure } from '../store/explainFailure.ts';
import { MOST_NAMED } from '../../shared/interaction.ts';
import { openReader } from '../store/openReader.ts';
import { answerQuestion } from './answerQuestion.ts';
import { createEngine, Ending, followsSource } from './lineageEngine.ts';
import { openIndex, removeIndex } from './openIndex.ts';
import type { FromThread, Question, ThreadStart, ToThread } from './questions.ts';
import { createTreeReads } from './readTree.ts';

/**
 * The lineage thread: follows the workspace's events by a connection of its own, keeps the index, and answers questions. Work is
 * done in slices, so that what arrives meanwhile is linked, and answered, soon.
 */
const SLICE_MS = 20;
/** Messages about what changed are this far apart. */
const NEWS_MS = 30;
/** After something kept events from being linked. */
const RETRY_MS = 1_000;

// Given by lineage.ts.
const { folder, index, ending } = workerData as ThreadStart;
const ends = new Int32Array(ending);
const isEnding = (): boolean => Atomics.load(ends, 0) !== 0;
const port = parentPort;
if (port === null) throw new Error('this is a thread');
const tell = (message: FromThread): void => port.postMessage(message);
const describeProblem = (error: unknown): void => tell({ kind: 'problem', message: describeFailure(error) });

const reader = openReader(folder);
const { database, engine } = openStanding();
const reads = createTreeReads(database, engine.tables);

// Callers come first: under full load links lag behind. On Linux this is the thread's own priority, elsewhere the process's.
if (process.platform === 'linux') setPriority(10);

let isAdvancing = false;
let isClosed = false;
let seen = 0;
/** Why nothing is linked right now. */
let problem: string | null = null;
/** Whoever listened to a thread before this one may have missed anything. */
let changed: Set<string> | null = null;
let newsTimer: NodeJS.Timeout | null = null;
let retryTimer: NodeJS.Timeout | undefined;
let lastNewsAt = 0;
/** Questions that wait until an event is linked. */
const waiting: Extract<ToThread, { kind: 'ask' }>[] = [];

function openEngine() {
  const opened = openIndex(index);
  return { database: opened, engine: createEngine(reader, opened, describeProblem, isEnding) };
}

/** The index as it stands; a new one where that is damaged or follows another workspace. */
function openStanding(): ReturnType<typeof openEngine> {
  try {
    const standing = openEngine();
    if (followsSource(standing.engine.tables, reader)) return standing;
    standing.database.close();
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  removeIndex(index);
  return openEngine();
}

function advance(): void {
  if (isClosed) return;
  isAdvancing = true;
  const before = engine.tables.state.sequence;
  let isLeft: boolean;
  try {
    isLeft = engine.advance(SLICE_MS);
  } catch (error) {
    if (!(error instanceof Ending)) pause(error);
    return;
  }
  problem = null;
  const { sequence } = engine.tables.state;
  noteChanged();
  for (const ask of waiting.splice(0)) answerWhenLinked(ask);
  if (isLeft || (sequence < seen && sequence > before)) setImmediate(advance);
  else {
    isAdvancing = false;
    tell({ kind: 'linked', sequence });
    newsSoon();
  }
}

/** A damaged index is thrown away, and the thread with it: the next one makes it anew from the events. */
function leaveDamaged(error: unknown): void {
  describeProblem(error);
  isClosed = true;
  database.close();
  removeIndex(index);
  process.exit();
}

/** Nothing can be linked right now: says so, and tries again. */
function pause(error: unknown): void {
  if (isDamage(error)) return leaveDamaged(error);
  const message = describeStop(error);
  if (message !== problem) tell({ kind: 'problem', message });
  problem = message;
  for (const ask of waiting.splice(0)) answerWhenLinked(ask);
  newsSoon();
  retryTimer = setTimeout(advance, RETRY_MS);
}

function noteChanged(): void {
  const names = engine.takeChanged();
  if (changed !== null) for (const name of names) changed.add(name);
  if ((changed?.size ?? 0) > MOST_NAMED) changed = null;
  if (changed === null || changed.size > 0) newsSoon();
}

function newsSoon(): void {
  const wait = lastNewsAt + NEWS_MS - performance.now();
  newsTimer ??= setTimeout(sendNews, Math.max(0, wait));
}

function sendNews(): void {
  newsTimer = null;
  lastNewsAt = performance.now();
  tell({ kind: 'news', news: { ...engine.state(), problem, interactions: changed === null ? null : [...changed] } });
  changed = new Set();
}

function answerWhenLinked(ask: Extract<ToThread, { kind: 'ask' }>): void {
  if (engine.tables.state.sequence >= ask.wait) answer(ask.id, ask.question);
  else if (problem === null) waiting.push(ask);
  else refuse(ask.id, problem);
}

function refuse(id: number, message: string): void {
  tell({ kind: 'answer', id, answer: { ok: false, problem: { code: 'unavailable', message } } });
}

function answer(id: number, question: Question): void {
  const work = answerQuestion(engine, reads, question, problem);
  const go = (): void => {
    if (isClosed) return;
    try {
      const endsAt = performance.now() + SLICE_MS;
      let step = work.next();
      while (step.done !== true && performance.now() < endsAt) step = work.next();
      if (step.done !== true) setImmediate(go);
      else tell({ kind: 'answer', id, answer: step.value.ok ? { ok: true, value: JSON.stringify(step.value.value) } : step.value });
    } catch (error) {
      if (error instanceof Ending) return;
      if (isDamage(error)) leaveDamaged(error);
      else if (isDiskFailure(error)) refuse(id, explainFailure('Links can’t be read right now', error).message);
      else tell({ kind: 'failed', id, message: describeFailure(error) });
    }
  };
  go();
}

function describeStop(error: unknown): string {
  const tried = 'Linking has stopped, and is tried again';
  return isDiskFailure(error) ? explainFailure(tried, error).message : `${tried}: ${describeFailure(error)}`;
}

function describeFailure(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'seen':
      seen = Math.max(seen, message.sequence);
      if (!isAdvancing) advance();
      break;
    case 'ask':
      answerWhenLinked(message);
      break;
    case 'close':
      isClosed = true;
      if (newsTimer !== null) clearTimeout(newsTimer);
      clearTimeout(retryTimer);
      database.close();
      reader.close();
      port.close();
  }
});
advance();
