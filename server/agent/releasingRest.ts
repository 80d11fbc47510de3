import type { Exchange } from '../../shared/exchange.ts';
import { readSituationId } from '../../shared/situationId.ts';
import type { Decision } from '../reading/acceptedRequest.ts';
import type { Candidates } from '../reading/recipe.ts';
import type { Responder } from '../responders/responder.ts';
import type { DeskResult } from './desk.ts';
import { done } from './deskResult.ts';
import type { LiveExchange } from './liveExchange.ts';
import { askOf, undecidedOf } from './liveExchange.ts';
import type { Releasing } from './releasing.ts';

/** Decides the situations of an exchange that still wait for a person; by their places, those in `spared` wait on. */
export interface ReleasingRest {
  withSample(live: LiveExchange, spared?: ReadonlySet<number>): Promise<DeskResult<Exchange>>;
  /** Error candidates; `message` tells the caller why. */
  withError(live: LiveExchange, by: string, message: string, spared?: ReadonlySet<number>): Promise<DeskResult<Exchange>>;
  /**
   * The decision of `candidates`, each with its own ids and memory; the situation `from` itself gets them as
   * they are. Where `from`'s memory was changed, the step is appended to the others' history too.
   */
  withSame(
    live: LiveExchange,
    candidates: readonly string[],
    from: string | null,
    spared?: ReadonlySet<number>,
  ): Promise<DeskResult<Exchange>>;
}

const NONE: ReadonlySet<number> = new Set();

export function createReleasingRest(releasing: Releasing, sample: Responder): ReleasingRest {
  async function decide(live: LiveExchange, decisions: readonly Decision[]): Promise<DeskResult<Exchange>> {
    const decided = await releasing.decide(live, decisions);
    return decided.ok ? done(decided.value.exchange) : decided;
  }

  const restOf = (live: LiveExchange, spared: ReadonlySet<number>) => undecidedOf(live).filter((situation) => !spared.has(situation));

  async function decideAll(
    live: LiveExchange,
    by: string,
    candidates: Candidates,
    spared: ReadonlySet<number>,
  ): Promise<DeskResult<Exchange>> {
    return await decide(
      live,
      restOf(live, spared).map((situation) => ({ situation, by, candidates })),
    );
  }

  return {
    async withSample(live, spared = NONE) {
      const reply = await sample.respond(askOf(live, restOf(live, spared)));
      const rest = restOf(live, spared);
      const decisions = reply.filter(({ situation }) => rest.includes(situation));
      return await decide(
        live,
        decisions.map(({ situation, candidates }) => ({ situation, candidates, by: sample.name })),
      );
    },
    withError: (live, by, message, spared = NONE) =>
      decideAll(live, by, { kind: 'failure', error: { code: 'no_decision', message, component: null } }, spared),
    async withSame(live, candidates, from, spared = NONE) {
      if (candidates.length === 0) {
        const message = 'Expected the candidates to copy the decision of; none came.';
        return { ok: false, problem: { code: 'invalid', message, pointer: '/candidates' } };
      }
      const source = from === null ? null : (readSituationId(from)?.index ?? null);
      return await decideAll(live, 'human', { kind: 'same', candidates, from: source }, spared);
    },
  };
}
