import type { Finding } from '../../finding.ts';
import { literalOf } from '../../json/access.ts';
import { cell } from '../../json/cell.ts';
import type { JsonDocument } from '../../json/document.ts';
import { joinPointer } from '../../json/pointer.ts';
import type { CandidateLimits } from '../protocol.ts';
import type { InputParts } from './requestParts.ts';
import { partsOf } from './requestParts.ts';

/** How many candidates an input asks for; Infinity where the literal is longer than any limit. */
export function wantedBy(document: JsonDocument, { numOutputs }: InputParts): number {
  if (numOutputs < 0) return 1;
  const literal = literalOf(document, numOutputs);
  return literal.length > 15 ? Infinity : Number(literal);
}

/** Why a request asks for more than the settings allow, or null. The contract lets an agent refuse with 422. */
export function beyondLimits(document: JsonDocument, inputs: readonly InputParts[], limits: CandidateLimits): Finding | null {
  let total = 0;
  for (const [place, input] of inputs.entries()) {
    const wanted = wantedBy(document, input);
    if (wanted > limits.perSituation) {
      const literal = literalOf(document, input.numOutputs);
      const came = literal.length > 40 ? `a number of ${literal.length} digits` : literal;
      return {
        code: 'magma.too_many_candidates',
        level: 'error',
        message: `num_outputs may be at most ${limits.perSituation} for one input here (setting candidatesPerSituation); inputs/${place} asks for ${came}.`,
        text: 'request',
        pointer: joinPointer('/inputs', place, 'num_outputs'),
        offset: cell(document.starts, input.numOutputs),
      };
    }
    total += wanted;
  }
  if (total <= limits.perRequest) return beyondAnswer(document, inputs);
  return {
    code: 'magma.too_many_candidates',
    level: 'error',
    message: `One request may ask for at most ${limits.perRequest} candidates here (setting candidatesPerRequest); this one asks for ${total} in ${inputs.length} inputs.`,
    text: 'request',
    pointer: '/inputs',
    offset: null,
  };
}

/** A candidate repeats at least its request's id, its own, the instruction and the memory: so many UTF-16 units of an answer. */
const MOST_UNITS = 128 * 1024 * 1024;

/** Every candidate hands back what it was given: so many of a large memory would fill ours. */
function beyondAnswer(document: JsonDocument, inputs: readonly InputParts[]): Finding | null {
  const lengthOf = (node: number): number => (node < 0 ? 0 : cell(document.ends, node) - cell(document.starts, node));
  const requestId = lengthOf(partsOf(document).requestId);
  let units = 0;
  for (const input of inputs) {
    units += wantedBy(document, input) * (requestId + lengthOf(input.id) + lengthOf(input.content) + lengthOf(input.memory));
  }
  if (units <= MOST_UNITS) return null;
  return {
    code: 'magma.answer_too_large',
    level: 'error',
    message: `An answer may be about 128 MiB large here; the candidates asked for would take ${Math.ceil(units / 1024 / 1024)} MiB to hand back the memory and ids they are given.`,
    text: 'request',
    pointer: '/inputs',
    offset: null,
  };
}
