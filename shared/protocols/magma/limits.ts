import type { Finding } from '../../finding.ts';
import { literalOf } from '../../json/access.ts';
import { cell } from '../../json/cell.ts';
import type { JsonDocument } from '../../json/document.ts';
import { joinPointer } from '../../json/pointer.ts';
import type { CandidateLimits } from '../protocol.ts';
import { LARGEST_ANSWER, leastRoomOfAll } from './answerRoom.ts';
import type { InputParts } from './requestParts.ts';
import { wantedBy } from './wantedBy.ts';

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
  if (total <= limits.perRequest) return beyondAnswer(document);
  return {
    code: 'magma.too_many_candidates',
    level: 'error',
    message: `One request may ask for at most ${limits.perRequest} candidates here (setting candidatesPerRequest); this one asks for ${total} in ${inputs.length} inputs.`,
    text: 'request',
    pointer: '/inputs',
    offset: null,
  };
}

/** Why the candidates asked for would take more than an answer may, or null: each hands back what it was given. */
function beyondAnswer(document: JsonDocument): Finding | null {
  const { units, values } = leastRoomOfAll(document);
  if (units > LARGEST_ANSWER.units)
    return answerTooLarge(
      `An answer may be about 128 MiB large here; the candidates asked for would take ${Math.ceil(units / 1024 / 1024)} MiB to hand back the memory and ids they are given.`,
    );
  if (values > LARGEST_ANSWER.values)
    return answerTooLarge(
      `An answer may hold ${LARGEST_ANSWER.values} JSON values here; the candidates asked for would take about ${values} to hand back the memory they are given.`,
    );
  return null;
}

function answerTooLarge(message: string): Finding {
  return { code: 'magma.answer_too_large', level: 'error', message, text: 'request', pointer: '/inputs', offset: null };
}
