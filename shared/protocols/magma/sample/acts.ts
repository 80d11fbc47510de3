import { createMemo } from '../../memo.ts';
import { entriesOf, fieldOf, parseLoosely, textIn } from '../looseJson.ts';

/** A call found in history. */
export interface Act {
  readonly robot: string;
  readonly tool: string;
  /** The arguments' values as texts, in order. */
  readonly values: readonly string[];
  /** How the environment said it went; `unknown` where it did not say. */
  readonly outcome: 'done' | 'failed' | 'unknown';
  /** The environment's words on a failure, else empty. */
  readonly reason: string;
}

/** What the agent said and called at one step. */
interface ModelEntry {
  readonly say: string;
  readonly acts: readonly Act[];
}

const entries = createMemo<ModelEntry>(1_000);

/** Reads a MODEL entry's content: a JSON string {"say", "action"} by the full-history convention, or plain text. */
export function readModelEntry(content: string): ModelEntry {
  return entries(content, readEntry);
}

function readEntry(content: string): ModelEntry {
  const entry = parseLoosely(content);
  if (entry === undefined) return { say: content, acts: [] };
  const action = fieldOf(entry, 'action');
  const actions: unknown[] = Array.isArray(action) ? action : [action];
  return { say: textIn(entry, 'say') ?? '', acts: actions.flatMap(readAction) };
}

/** Words are strings; numbers and truth values are taken as written, and what is nested is no word. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function readAction(action: unknown): Act[] {
  return entriesOf(action).map(([robot, call]) => ({
    robot,
    tool: textIn(call, 'name') ?? '',
    values: entriesOf(fieldOf(call, 'arguments')).map(([, value]) => asText(value)),
    outcome: 'unknown',
    reason: '',
  }));
}
