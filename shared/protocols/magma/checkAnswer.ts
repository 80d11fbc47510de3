import type { Finding } from '../../finding.ts';
import { itemsOf } from '../../json/access.ts';
import { cell } from '../../json/cell.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { joinPointer } from '../../json/pointer.ts';
import { faultFinding } from '../faultFinding.ts';
import type { Fault } from '../faultList.ts';
import { noteJson } from '../jsonNotes.ts';
import type { ReadRequest } from '../protocol.ts';
import { readAgain } from '../recentReading.ts';
import { checkShape, MOST_FAULTS } from '../shape.ts';
import { warnOfDecision } from './callWarnings.ts';
import type { PlacedCandidate } from './candidateParts.ts';
import { carriesIdentity, describeIdentity, identityOf, spelledIdentity } from './identity.ts';
import { warnOfMemories } from './memoryWarnings.ts';
import { agentResponse } from './shapes.ts';
import { statusFault } from './statusRule.ts';
import { notJson } from './notJson.ts';

/**
 * Findings on a whole answer: errors where a strict consumer refuses it, then warnings and notes.
 * Source: contracts/magma-agent-http.txt, "Response fields and ordering".
 */
export function checkAnswer(request: ReadRequest, text: string): Finding[] {
  const reading = readAgain(text);
  if (!reading.ok) return [notJson('The answer', 'response', null, reading.problem)];
  const { document } = reading;
  const shapeFaults = checkShape(document, 0, agentResponse);
  const faults = document.kinds[0] === KIND.array ? inOrder([...shapeFaults, ...statusFaults(document, shapeFaults)]) : shapeFaults;
  const errors = faults.map((fault) => faultFinding(document, fault, 'magma', 'response'));
  if (errors.length === 0) errors.push(...orderFinding(request, document));
  const warnings = errors.length === 0 ? warnOfCandidates(request, document) : [];
  return [...errors, ...warnings, ...noteJson(document, 'response')];
}

/** The status rule, for the candidates whose fields are all as they should be. */
function statusFaults(document: JsonDocument, faults: readonly Fault[]): Fault[] {
  const faulty = new Set(faults.map(({ loc }) => loc[0]));
  return itemsOf(document, 0).flatMap((node, place) => {
    const fault = faulty.has(place) || faults.length >= MOST_FAULTS ? null : statusFault(document, node);
    return fault === null ? [] : [{ ...fault, loc: [place], pointer: joinPointer('', place) }];
  });
}

/** As candidates stand in the answer. */
function inOrder(faults: Fault[]): Fault[] {
  return faults.sort((a, b) => Number(a.loc[0]) - Number(b.loc[0]));
}

/** Nothing, or the first candidate that is not the one asked for at its place. */
function orderFinding(request: ReadRequest, document: JsonDocument): Finding[] {
  const items = itemsOf(document, 0);
  const asked = request.situations.reduce((sum, { wanted }) => sum + wanted, 0);
  let place = 0;
  for (const { index, wanted } of request.situations)
    for (let candidate = 0; candidate < wanted; candidate += 1, place += 1) {
      const expected = identityOf(request.document, index, candidate);
      const item = items[place];
      if (item === undefined) {
        const came = `the answer ends after ${items.length} of ${asked} candidates`;
        return [misplaced(`The candidate at place ${place} should be ${describeIdentity(expected)}; ${came}.`, null)];
      }
      if (!carriesIdentity(document, item, expected)) {
        const came = describeIdentity(spelledIdentity(document, item));
        const counts = items.length === asked ? '' : ` The answer holds ${items.length} candidates, ${asked} are asked for.`;
        const offset = cell(document.starts, item);
        return [misplaced(`The candidate at place ${place} should be ${describeIdentity(expected)}; came ${came}.${counts}`, offset)];
      }
    }
  const extra = items[place];
  if (extra === undefined) return [];
  const came = describeIdentity(spelledIdentity(document, extra));
  return [misplaced(`The answer should end after ${asked} candidates; at place ${place} came ${came}.`, cell(document.starts, extra))];
}

function misplaced(message: string, offset: number | null): Finding {
  return { code: 'magma.order', level: 'error', message, text: 'response', pointer: null, offset };
}

function warnOfCandidates(request: ReadRequest, document: JsonDocument): Finding[] {
  const placed = itemsOf(document, 0).map((node, place): PlacedCandidate => ({ document, node, pointer: `/${place}`, text: 'response' }));
  let first = 0;
  return request.situations.flatMap(({ index, wanted }) => {
    const candidates = placed.slice(first, (first += wanted));
    return [...candidates.flatMap((candidate) => warnOfDecision(request, index, candidate)), ...warnOfMemories(request, index, candidates)];
  });
}
