import type { Finding } from '../../finding.ts';
import { literalOf, memberOf } from '../../json/access.ts';
import { cell } from '../../json/cell.ts';
import type { JsonDocument } from '../../json/document.ts';
import { joinPointer } from '../../json/pointer.ts';
import { clip } from '../clip.ts';
import { faultFinding } from '../faultFinding.ts';
import { noteJson } from '../jsonNotes.ts';
import type { ReadRequest } from '../protocol.ts';
import { readAgain } from '../recentReading.ts';
import { checkShape } from '../shape.ts';
import { roomOf } from './answerRoom.ts';
import { warnOfDecision } from './callWarnings.ts';
import type { PlacedCandidate } from './candidateParts.ts';
import { IDENTITY_KEYS, identityOf, saysIdentity } from './identity.ts';
import { warnOfMemories } from './memoryWarnings.ts';
import { draftOutput } from './shapes.ts';
import { statusFault } from './statusRule.ts';
import { notJson } from './notJson.ts';

/**
 * Findings on candidates that are to answer one situation. Their ids may be left out, but where they stand
 * they must be right. Pointers begin with the candidate's place; offsets are within its own text.
 */
export function checkDrafts(request: ReadRequest, situation: number, candidates: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const wanted = request.situations[situation]?.wanted ?? 0;
  if (candidates.length !== wanted)
    findings.push({
      code: 'magma.candidate_count',
      level: 'error',
      message: `The caller asks for ${count(wanted)} here; there ${candidates.length === 1 ? 'is' : 'are'} ${candidates.length}.`,
      text: 'candidate',
      pointer: null,
      offset: null,
    });
  const sound: PlacedCandidate[] = [];
  candidates.forEach((text, place) => {
    const pointer = joinPointer('', place);
    const reading = readAgain(text);
    if (!reading.ok) {
      findings.push(notJson(`Candidate ${place}`, 'candidate', pointer, reading.problem));
      return;
    }
    const { document } = reading;
    const errors = draftErrors(request, situation, place, document);
    findings.push(...errors, ...noteJson(document, 'candidate').map((note) => prefixed(note, pointer)));
    if (errors.length === 0) sound.push({ document, node: 0, pointer, text: 'candidate' });
  });
  for (const placed of sound) findings.push(...warnOfDecision(request, situation, placed));
  const tooLarge = beyondRoom(request, situation, candidates, sound);
  if (tooLarge !== null) findings.push(tooLarge);
  // Siblings are named by their place, so that they are compared only where none is left out.
  if (sound.length === candidates.length) findings.push(...warnOfMemories(request, situation, sound));
  return findings;
}

/** Candidates that the whole answer has no room for, in units or, of those that were read, in values. */
function beyondRoom(
  request: ReadRequest,
  situation: number,
  candidates: readonly string[],
  read: readonly PlacedCandidate[],
): Finding | null {
  const room = roomOf(request, situation);
  const units = candidates.reduce((sum, { length }) => sum + length, 0);
  const values = read.reduce((sum, { document }) => sum + document.size, 0);
  if (units <= room.units && values <= room.values) return null;
  const message =
    units > room.units
      ? `Candidates of this input may be ${room.units} characters long together; they are ${units}.`
      : `Candidates of this input may hold ${room.values} JSON values together; they hold ${values}.`;
  return { code: 'magma.answer_too_large', level: 'error', message, text: 'candidate', pointer: null, offset: null };
}

function draftErrors(request: ReadRequest, situation: number, place: number, document: JsonDocument): Finding[] {
  const pointer = joinPointer('', place);
  const errors = checkShape(document, 0, draftOutput).map((fault) =>
    prefixed(faultFinding(document, fault, 'magma', 'candidate'), pointer),
  );
  if (errors.length > 0) return errors;
  const status = statusFault(document, 0);
  if (status !== null) errors.push(prefixed(faultFinding(document, { ...status, loc: [], pointer: '' }, 'magma', 'candidate'), pointer));
  const identity = identityOf(request.document, situation, place);
  for (const key of IDENTITY_KEYS) {
    const field = memberOf(document, 0, key);
    if (field < 0 || saysIdentity(document, field, key, identity)) continue;
    const came = clip(literalOf(document, field), 60);
    const message = `${key} should be ${clip(identity[key], 60)}, as the request says, or left out; came ${came}.`;
    const offset = cell(document.starts, field);
    errors.push({ code: 'magma.identity', level: 'error', message, text: 'candidate', pointer: joinPointer(pointer, key), offset });
  }
  return errors;
}

function prefixed(finding: Finding, pointer: string): Finding {
  return { ...finding, pointer: finding.pointer === null ? pointer : pointer + finding.pointer };
}

function count(candidates: number): string {
  return `${candidates} ${candidates === 1 ? 'candidate' : 'candidates'}`;
}
