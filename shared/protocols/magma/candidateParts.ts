import type { FindingText } from '../../finding.ts';
import { itemsOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import type { ValueAt } from '../../lineage/stampedMemory.ts';
import { withoutStamp } from '../../lineage/stampedMemory.ts';
import { memberOfKind, textAt } from './members.ts';

/** One candidate within the text it came in: a whole answer, or alone. */
export interface PlacedCandidate {
  readonly document: JsonDocument;
  readonly node: number;
  /** Pointer of the candidate, to begin its findings' pointers with. */
  readonly pointer: string;
  readonly text: FindingText;
}

/** The decision object of a candidate; -1 where it has none. */
export function decisionOf({ document, node }: PlacedCandidate): number {
  return memberOfKind(document, node, 'output', KIND.object);
}

/** Whether a candidate, complete or not, is an error: by its status, and without one by having an error and no decision. */
export function isErrorCandidate(document: JsonDocument, node: number): boolean {
  const status = textAt(document, node, 'status');
  if (status === 'error' || status === 'completed') return status === 'error';
  return memberOfKind(document, node, 'error', KIND.object) >= 0 && memberOfKind(document, node, 'output', KIND.object) < 0;
}

/** The calls of a decision, in order; empty where it has none. */
export function callsOf(document: JsonDocument, decision: number): number[] {
  const calls = memberOfKind(document, decision, 'tool_calls', KIND.array);
  return calls < 0 ? [] : itemsOf(document, calls);
}

/** The returned memory as its agent knows it, without a stamp; null where it is missing or no object. */
export function ownReturnedMemory(placed: PlacedCandidate): ValueAt | null {
  const node = returnedMemoryOf(placed);
  return node < 0 ? null : withoutStamp({ document: placed.document, node });
}

/** The returned memory object; -1 where it is missing or no object. */
export function returnedMemoryOf({ document, node }: PlacedCandidate): number {
  return memberOfKind(document, node, 'memory', KIND.object);
}
