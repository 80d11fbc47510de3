import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { ExchangeEvent } from '../../shared/exchange.ts';
import type { LineageState } from '../../shared/interaction.ts';
import { describeEdit } from '../../shared/lineage/describeEdit.ts';
import { readJson } from '../../shared/json/reader.ts';
import { situationOf, placeOf } from './candidates.ts';
import type { CapturedSource, CapturedTexts } from './capturedTexts.ts';
import { createCapturedTexts } from './capturedTexts.ts';
import { foldEvent } from './foldEvent.ts';
import type { LineageTables } from './lineageTables.ts';
import { createTables } from './lineageTables.ts';
import { idOf } from './lookAround.ts';
import { isDiskFailure } from '../store/explainFailure.ts';

/** What the index follows. */
export interface EventSource extends CapturedSource {
  eventsAfter(sequence: number, limit: number): ExchangeEvent[];
  lastSequence(): number;
}

/** An index that follows a workspace's events. */
export interface LineageEngine {
  readonly tables: LineageTables;
  readonly texts: CapturedTexts;
  /**
   * Folds what is new, for about so long; gives whether anything is left. Throws where events can't be read or the index can't be
   * written: what was not linked then is linked by a later call.
   */
  advance(budgetMs: number): boolean;
  state(): Omit<LineageState, 'problem'>;
  /** Interactions that were changed since the last call. */
  takeChanged(): string[];
}

/** Nothing more is to be linked: the thread is about to end. */
export class Ending extends Error {
  override readonly name = 'Ending';
}

const PAGE = 200;

/**
 * Follows `source` with an index in `database`. An event that can't be folded is told to `onProblem` and passed over, so that one
 * bug does not keep all later ones from being linked. Once `isEnding` says so, `advance` throws Ending: what it was about is left.
 */
export function createEngine(
  source: EventSource,
  database: DatabaseSyncInstance,
  onProblem: (error: unknown) => void,
  isEnding: () => boolean = () => false,
): LineageEngine {
  const tables = createTables(database);
  const texts = createCapturedTexts({ eventsOf: (exchange) => goOn().eventsOf(exchange), body: (id) => goOn().body(id) });

  /** Between the steps of an event, however large its bodies are. Throws Ending. */
  function goOn(): EventSource {
    if (isEnding()) throw new Ending();
    return source;
  }

  function advance(budgetMs: number): boolean {
    const endsAt = performance.now() + budgetMs;
    const events = goOn().eventsAfter(tables.state.sequence, PAGE);
    let next = 0;
    const before = { ...tables.state };
    try {
      tables.write(() => {
        do {
          const event = events[next];
          if (event !== undefined) fold(event);
          next += 1;
        } while (next < events.length && performance.now() < endsAt);
      });
    } catch (error) {
      Object.assign(tables.state, before);
      tables.forget();
      if (error instanceof Ending || isDiskFailure(error)) throw error;
      foldOneByOne(events.slice(0, next + 1));
    }
    return next < events.length || events.length === PAGE;
  }

  function fold(event: ExchangeEvent): void {
    goOn();
    foldEvent(tables, texts, event, describe, goOn);
  }

  function foldOneByOne(events: readonly ExchangeEvent[]): void {
    for (const event of events) {
      const before = { ...tables.state };
      let isFolded = false;
      try {
        tables.write(() => {
          fold(event);
          isFolded = true;
        });
      } catch (error) {
        Object.assign(tables.state, before);
        tables.forget();
        if (isFolded || error instanceof Ending || isDiskFailure(error)) throw error;
        Object.assign(tables.state, { sequence: event.sequence, at: event.at });
        onProblem(error);
      }
    }
  }

  /** What a situation's memory differs by from the one that a candidate returned. */
  function describe(exchange: string, place: number, candidate: number): string {
    const near = tables.situations.find(situationOf(candidate));
    const returned =
      near === undefined ? null : texts.answer(String(near.exchange))?.[near.place]?.candidates[placeOf(candidate)]?.memoryText;
    const came = texts.request(exchange)?.request.situations[place]?.memoryText;
    if (typeof returned !== 'string' || typeof came !== 'string') return '';
    const before = readJson(returned);
    const now = readJson(came);
    return before.ok && now.ok ? describeEdit(before.document, 0, now.document, 0) : '';
  }

  return {
    tables,
    texts,
    advance,
    state() {
      const { sequence, revision } = tables.state;
      return { sequence, revision, behind: Math.max(0, source.lastSequence() - sequence) };
    },
    takeChanged: () =>
      tables.trees.takeTouched().flatMap((tree) => {
        const row = tables.situations.find(tree);
        return row === undefined ? [] : [idOf(row)];
      }),
  };
}

/** Whether an index follows this workspace: the last event that it knows is the workspace's own. */
export function followsSource({ state }: LineageTables, source: EventSource): boolean {
  if (state.sequence === 0) return true;
  const [last] = source.eventsAfter(state.sequence - 1, 1);
  return last !== undefined && last.sequence === state.sequence && last.at === state.at;
}
