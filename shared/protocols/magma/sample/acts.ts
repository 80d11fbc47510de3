import { itemsOf, keyOf, literalOf, membersOf, stringOf } from '../../../json/access.ts';
import { KIND } from '../../../json/document.ts';
import type { JsonDocument } from '../../../json/document.ts';
import { readJson } from '../../../json/reader.ts';
import { memberOfKind } from '../candidateParts.ts';
import { textAt } from '../tools.ts';

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

/** Reads a MODEL entry's content: a JSON string {"say", "action"} by the full-history convention, or plain text. */
export function readModelEntry(content: string): { say: string; acts: Act[] } {
  if (!content.startsWith('{')) return { say: content, acts: [] };
  const reading = readJson(content);
  if (!reading.ok) return { say: content, acts: [] };
  const { document } = reading;
  const list = memberOfKind(document, 0, 'action', KIND.array);
  const single = memberOfKind(document, 0, 'action', KIND.object);
  const actions = list >= 0 ? itemsOf(document, list) : single >= 0 ? [single] : [];
  return { say: textAt(document, 0, 'say'), acts: actions.flatMap((action) => readAction(document, action)) };
}

function readAction(document: JsonDocument, action: number): Act[] {
  if (document.kinds[action] !== KIND.object) return [];
  return membersOf(document, action).map((call) => {
    const given = memberOfKind(document, call, 'arguments', KIND.object);
    const values = given < 0 ? [] : membersOf(document, given).map((value) => textOf(document, value));
    return { robot: keyOf(document, call) ?? '', tool: textAt(document, call, 'name'), values, outcome: 'unknown', reason: '' };
  });
}

function textOf(document: JsonDocument, node: number): string {
  return document.kinds[node] === KIND.string ? stringOf(document, node) : literalOf(document, node);
}
