import { itemsOf, stringOf } from '../../../json/access.ts';
import { KIND } from '../../../json/document.ts';
import type { JsonDocument } from '../../../json/document.ts';
import { memberOfKind, textAt } from '../members.ts';
import type { InputParts } from '../requestParts.ts';
import { readModelEntry } from './acts.ts';
import type { Act } from './acts.ts';
import { judgeActs } from './outcomes.ts';

/** What an input and the memory that came with it tell of the interaction so far. Nothing else is known: the agent is stateless. */
export interface Past {
  /** The user's latest words; null where there are none. */
  readonly task: string | null;
  /** The user's earlier words, latest first. */
  readonly earlierTasks: readonly string[];
  /** What was called since the task was given, oldest first. */
  readonly acts: readonly Act[];
  /** What was called before it, oldest first. */
  readonly earlierActs: readonly Act[];
  /** What the agent had said last when the task was given; empty where it had called or said nothing. */
  readonly saidBefore: string;
  /** How many history entries were read. */
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
  const acts: Act[] = [];
  const earlierActs: Act[] = [];
  let saidBefore: string | null = null;
  let feedback: string | null = isUser ? null : content;
  const history = memberOfKind(document, input.memory, 'history', KIND.array);
  const entries = history < 0 ? [] : itemsOf(document, history);
  let place = entries.length;
  for (let left = tasks.length > 0 ? ENTRIES_BEFORE : ENTRIES_OF_TASK; left > 0 && place > 0; left -= 1) {
    place -= 1;
    const entry = entries[place] ?? 0;
    const author = textAt(document, entry, 'author');
    if (author === 'USER') {
      if (tasks.length === 0) left = ENTRIES_BEFORE;
      tasks.push(textAt(document, entry, 'content').slice(0, LONGEST));
      feedback = null;
    } else if (tasks.length === 0 && entries.length - place > ENTRIES_OF_ACTS) feedback = null;
    else if (author === 'SYSTEM') feedback = textAt(document, entry, 'content');
    else if (author === 'MODEL') {
      const made = readModelEntry(textAt(document, entry, 'content'));
      if (tasks.length > 0) saidBefore ??= made.say.slice(0, LONGEST);
      (tasks.length > 0 ? earlierActs : acts).unshift(...judgeActs(made.acts, feedback));
      feedback = null;
    }
  }
  const [task = null, ...earlierTasks] = tasks;
  return { task, earlierTasks, acts, earlierActs, saidBefore: saidBefore ?? '', entriesRead: entries.length - place };
}
