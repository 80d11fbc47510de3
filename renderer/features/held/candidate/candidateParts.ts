import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import { literalOf, memberOf } from '../../../../shared/json/access.ts';
import type { JsonDocument } from '../../../../shared/json/document.ts';
import { KIND } from '../../../../shared/json/document.ts';
import { replaceNode, setMember } from '../../../../shared/json/edit.ts';
import { readJson } from '../../../../shared/json/reader.ts';

/**
 * A candidate as the composer holds it: the memory's own text, and all the rest (the frame, with
 * `null` where the memory stood). Forms edit the frame alone, so that memory stays byte for byte and a
 * large one costs nothing a keystroke; the memory editor edits the memory alone, whether it is JSON just now or not.
 */
export type CandidateParts =
  | {
      readonly kind: 'parts';
      readonly frame: string;
      /** Null where the candidate has no memory member. */
      readonly memory: string | null;
    }
  /** A text that is no JSON object, as typed. */
  | { readonly kind: 'text'; readonly text: string; readonly problem: string };

/** Takes a candidate's text apart; nothing of it is re-spelled. */
export function takeApart(text: string, layout: CandidateLayout): CandidateParts {
  const reading = readJson(text);
  if (!reading.ok) return { kind: 'text', text, problem: `${reading.problem.message} (at character ${reading.problem.offset + 1})` };
  if (reading.document.kinds[0] !== KIND.object) return { kind: 'text', text, problem: 'A candidate is a JSON object.' };
  const memory = memoryNode(reading.document, layout);
  if (memory < 0) return { kind: 'parts', frame: text, memory: null };
  return { kind: 'parts', frame: replaceNode(reading.document, memory, 'null'), memory: literalOf(reading.document, memory) };
}

/** The candidate's text: `takeApart` in reverse. */
export function putTogether(parts: CandidateParts, layout: CandidateLayout): string {
  if (parts.kind === 'text') return parts.text;
  if (parts.memory === null || layout.memory === null) return parts.frame;
  return setMember(readFrame(parts.frame), 0, layout.memory, parts.memory);
}

/** The document of a frame. Throws where it is no JSON object: frames come from `takeApart` and from our own edits alone. */
export function readFrame(frame: string): JsonDocument {
  const reading = readJson(frame);
  if (!reading.ok) throw new TypeError(`a candidate's frame is not JSON: ${reading.problem.message}`);
  return reading.document;
}

/** Where the memory's text begins in the candidate's text, in UTF-16 units; null where it has none. */
export function memoryOffset(parts: CandidateParts, layout: CandidateLayout): number | null {
  if (parts.kind === 'text' || parts.memory === null) return null;
  const document = readFrame(parts.frame);
  const node = memoryNode(document, layout);
  return node < 0 ? null : (document.starts[node] ?? null);
}

function memoryNode(document: JsonDocument, layout: CandidateLayout): number {
  return layout.memory === null ? -1 : memberOf(document, 0, layout.memory);
}
