import type { FindingText } from '../../finding.ts';
import { itemsOf, memberOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';

/** One candidate within the text it came in: a whole answer, or alone. */
export interface PlacedCandidate {
  readonly document: JsonDocument;
  readonly node: number;
  /** Pointer of the candidate, to begin its findings' pointers with. */
  readonly pointer: string;
  readonly text: FindingText;
}

/** The member of an object by key, where it is of a kind; -1 where it is missing or another. */
export function memberOfKind(document: JsonDocument, object: number, key: string, kind: number): number {
  if (object < 0 || document.kinds[object] !== KIND.object) return -1;
  const member = memberOf(document, object, key);
  return member >= 0 && document.kinds[member] === kind ? member : -1;
}

/** The decision object of a candidate; -1 where it has none. */
export function decisionOf({ document, node }: PlacedCandidate): number {
  return memberOfKind(document, node, 'output', KIND.object);
}

/** The calls of a decision, in order; empty where it has none. */
export function callsOf(document: JsonDocument, decision: number): number[] {
  const calls = memberOfKind(document, decision, 'tool_calls', KIND.array);
  return calls < 0 ? [] : itemsOf(document, calls);
}

/** The returned memory object; -1 where it is missing or no object. */
export function returnedMemoryOf({ document, node }: PlacedCandidate): number {
  return memberOfKind(document, node, 'memory', KIND.object);
}
