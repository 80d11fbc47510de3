import { literalOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import { readJson } from '../../json/reader.ts';
import type { ReadRequest } from '../protocol.ts';
import { memberOfKind } from './members.ts';
import { memoryTextOf } from './requestParts.ts';
import { writeCandidate } from './writeCandidate.ts';

/**
 * A candidate for one situation that decides as another candidate does, or fails as it does, in that one's
 * own spelling; ids and memory are the situation's own, and no steps are claimed. Null where the other
 * has neither decision nor error.
 */
export function copyDecision(request: ReadRequest, situation: number, candidate: number, from: string): string | null {
  const reading = readJson(from);
  if (!reading.ok) return null;
  const { document } = reading;
  const output = memberOfKind(document, 0, 'output', KIND.object);
  const error = memberOfKind(document, 0, 'error', KIND.object);
  if (output < 0 && error < 0) return null;
  return writeCandidate(request.document, situation, candidate, {
    status: output < 0 ? 'error' : 'completed',
    memory: memoryTextOf(request.document, situation),
    steps: '[]',
    output: output < 0 ? 'null' : literalOf(document, output),
    error: output < 0 ? literalOf(document, error) : 'null',
  });
}
