import type { ExchangeDetail } from '../../../shared/api.ts';
import { protocolNamed } from '../../../shared/protocols/protocols.ts';
import type { SituationView } from '../../../shared/situation.ts';

type Situations = readonly SituationView[];

/** What was made of situations last, by what was decided: reading candidates of megabytes anew with every repaint would block the window. */
const known = new WeakMap<Situations, { readonly decided: ExchangeDetail['decided']; readonly soFar: Situations }>();

/** Situations with their candidates: those of the answer or, before it went out, those decided so far. */
export function situationsSoFar({ exchange, decided }: ExchangeDetail, situations: Situations): Situations {
  const last = known.get(situations);
  if (last?.decided === decided) return last.soFar;
  const protocol = protocolNamed(exchange.protocol ?? '');
  const soFar = situations.map((situation) => {
    const texts = decided[situation.index];
    if (situation.candidates.length > 0 || !texts || !protocol) return situation;
    const candidates = texts.flatMap((text, index) => protocol.viewCandidate(text, index) ?? []);
    return { ...situation, candidates };
  });
  known.set(situations, { decided, soFar });
  return soFar;
}
