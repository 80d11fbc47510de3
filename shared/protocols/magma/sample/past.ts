import { itemsOf, stringOf } from '../../../json/access.ts';
import { KIND } from '../../../json/document.ts';
import type { JsonDocument } from '../../../json/document.ts';
import { memberOfKind, textAt } from '../members.ts';
import type { InputParts } from '../requestParts.ts';
import { readModelEntry } from './acts.ts';
import type { Act } from './acts.ts';
import { judgeActs } from './outcomes.ts';

/**
 * What an input and the memory that came with it tell of the interaction so far. Nothing else is known: the
 * agent is stateless. Acts are read out of their entries when somebody asks: many decisions need none.
 */
export interface Past {
  /** The user's latest words; null where there are none. */
  readonly task: string | null;
  /** The user's earlier words, latest first. */
  readonly earlierTasks: readonly string[];
  /** What was called since the task was given, oldest first. */
  acts(): readonly Act[];
  /** What was called before it, oldest first. */
  earlierActs(): readonly Act[];
  /** What the agent had said last when the task was given; empty where it had called or said nothing. */
  saidBefore(): string;
  /** How many history entries were looked at. */
  readonly entriesRead: number;
}

/** How far back the user's words are looked for, and how much of what was before them is read. */
const ENTRIES_OF_TASK = 200;
const ENTRIES_BEFORE = 12;
/** Of a task under way, the latest entries whose acts and outcomes are read: older ones tell nothing that matters to a table of a few robots. */
const ENTRIES_OF_ACTS = 16;
/** Words beyond this are not read: expressions over them would take long, and no task needs more. */
const LONGEST = 4_000;

/** Reads history backwards, so that a long memory costs no more than a short one. Feedback and user words come in any order. */
export function readPast(document: JsonDocument, input: InputParts): Past {
  const content = stringOf(document, input.content);
  const isUser = stringOf(document, input.type) === 'user';
  const tasks: string[] = isUser ? [content.slice(0, LONGEST)] : [];
  /** Entries since the task and before it, latest first. */
  const since: Entry[] = [];
  const before: Entry[] = [];
  const history = memberOfKind(document, input.memory, 'history', KIND.array);
  const entries = history < 0 ? [] : itemsOf(document, history);
  let place = entries.length;
  for (let left = tasks.length > 0 ? ENTRIES_BEFORE : ENTRIES_OF_TASK; left > 0 && place > 0; left -= 1) {
    place -= 1;
    const node = entries[place] ?? 0;
    const author = textAt(document, node, 'author');
    if (tasks.length > 0) before.push({ author, node });
    else if (entries.length - place <= ENTRIES_OF_ACTS) since.push({ author, node });
    if (author !== 'USER') continue;
    if (tasks.length === 0) left = ENTRIES_BEFORE;
    tasks.push(textAt(document, node, 'content').slice(0, LONGEST));
  }
  const [task = null, ...earlierTasks] = tasks;
  return {
    task,
    earlierTasks,
    acts: once(() => actsOf(document, since, isUser ? null : content)),
    earlierActs: once(() => actsOf(document, before, null)),
    saidBefore: once(() => {
      const said = before.find(({ author }) => author === 'MODEL');
      return said === undefined ? '' : readModelEntry(textAt(document, said.node, 'content')).say.slice(0, LONGEST);
    }),
    entriesRead: entries.length - place,
  };
}

/** An entry of history: who speaks, and where it stands in the document. */
interface Entry {
  readonly author: string;
  readonly node: number;
}

/** The acts of entries that come latest first, with what was fed back on each; `latest` is what came after the first. */
function actsOf(document: JsonDocument, entries: readonly Entry[], latest: string | null): Act[] {
  const acts: Act[] = [];
  let feedback = latest;
  for (const { author, node } of entries) {
    if (author === 'SYSTEM') feedback = textAt(document, node, 'content');
    else if (author === 'MODEL') {
      acts.unshift(...judgeActs(readModelEntry(textAt(document, node, 'content')).acts, feedback));
      feedback = null;
    } else if (author === 'USER') feedback = null;
  }
  return acts;
}

function once<T>(read: () => T): () => T {
  let value: { readonly read: T } | null = null;
  return () => (value ??= { read: read() }).read;
}
