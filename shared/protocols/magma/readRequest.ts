import { literalOf } from '../../json/access.ts';
import { cell } from '../../json/cell.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { canonicalNumber } from '../../json/numbers.ts';
import { joinPointer } from '../../json/pointer.ts';
import { createTextMap } from '../../json/textMap.ts';
import { writeDetail, writeJsonInvalid } from '../detail.ts';
import { faultFinding } from '../faultFinding.ts';
import type { Fault } from '../faultList.ts';
import { noteJson } from '../jsonNotes.ts';
import type { CandidateLimits, Reading } from '../protocol.ts';
import { readAgain } from '../recentReading.ts';
import { checkShape, MOST_FAULTS } from '../shape.ts';
import { beyondLimits } from './limits.ts';
import { refusal } from './plainAnswers.ts';
import { partsOf } from './requestParts.ts';
import { agentRequest } from './shapes.ts';
import { situationsOf } from './situations.ts';
import { notJson } from './notJson.ts';

/**
 * Reads the body of POST /v1/responses, strictly: what is not JSON or breaks the schema is refused with
 * 422 and FastAPI's `detail`, more candidates than the limits with 422 and a `detail` that names the limit.
 */
export function readRequest(text: string, limits: CandidateLimits): Reading {
  const reading = readAgain(text);
  if (!reading.ok) {
    const finding = notJson('The body', 'request', null, reading.problem);
    const answer = reading.problem.tooMany === true ? JSON.stringify({ detail: finding.message }) : writeJsonInvalid(reading.problem);
    return refusal(422, answer, finding.message, [finding]);
  }
  const { document } = reading;
  const faults = checkShape(document, 0, agentRequest);
  if (faults.length === 0) faults.push(...repeatedIds(document));
  if (faults.length > 0) return refuseFaults(document, faults);
  const { inputs } = partsOf(document);
  const beyond = beyondLimits(document, inputs, limits);
  if (beyond !== null) return refusal(422, JSON.stringify({ detail: beyond.message }), beyond.message, [beyond]);
  return { ok: true, request: { document, situations: situationsOf(document, inputs), findings: noteJson(document, 'request') } };
}

function refuseFaults(document: JsonDocument, faults: readonly Fault[]): Reading {
  const findings = faults.map((fault) => ({
    ...faultFinding(document, fault, 'magma', 'request'),
    // `null` instead of a body names no place at all.
    ...(fault.node === 0 && document.kinds[0] === KIND.null ? { pointer: null } : {}),
  }));
  const first = findings[0]?.message ?? '';
  const reason = findings.length > 1 ? `${first} (and ${findings.length - 1} more)` : first;
  return refusal(422, writeDetail(document, faults), reason, [...findings, ...noteJson(document, 'request')]);
}

/** A fault for each id that an earlier input has already: 0 and -0 are one integer, 2^53 and 2^53+1 are two. */
function repeatedIds(document: JsonDocument): Fault[] {
  const seen = createTextMap<true>();
  const faults: Fault[] = [];
  partsOf(document).inputs.forEach(({ id }, place) => {
    const integer = canonicalNumber(literalOf(document, id));
    if (seen.set(integer, true) !== undefined && faults.length < MOST_FAULTS)
      faults.push({
        type: 'value_error',
        loc: [],
        msg: 'Value error, input ids are not unique within the request',
        ctx: { error: 'input ids are not unique within the request' },
        pointer: joinPointer('/inputs', place, 'id'),
        offset: cell(document.starts, id),
        node: id,
      });
  });
  return faults;
}
