import type { ExchangeDetail } from '../../../shared/api.ts';
import { protocolNamed } from '../../../shared/protocols/protocols.ts';
import type { SituationView } from '../../../shared/situation.ts';

/** Situations with their candidates: those of the answer or, before it went out, those decided so far. */
export function situationsSoFar(detail: ExchangeDetail, situations: readonly SituationView[]): readonly SituationView[] {
  const protocol = protocolNamed(detail.exchange.protocol ?? '');
  return situations.map((situation) => {
    const texts = detail.decided[situation.index];
    if (situation.candidates.length > 0 || !texts || !protocol) return situation;
    const candidates = texts.flatMap((text, index) => protocol.viewCandidate(text, index) ?? []);
    return { ...situation, candidates };
  });
}
