import type { Exchange } from '../../shared/exchange.ts';
import type { Finding } from '../../shared/finding.ts';
import { readSituationId } from '../../shared/situationId.ts';
import type { Responder } from '../responders/responder.ts';
import { failureCandidates } from './decide.ts';
import type { DeskResult } from './desk.ts';
import { denied, describeErrors, done } from './deskResult.ts';
import type { LiveExchange } from './liveExchange.ts';
import { askOf, undecidedOf } from './liveExchange.ts';
import type { Decision, Releasing } from './releasing.ts';

/** Decides every situation of an exchange that still waits for a person. */
export interface ReleasingRest {
  withSample(live: LiveExchange): Promise<DeskResult<Exchange>>;
  /** Error candidates; `message` tells the caller why. */
  withError(live: LiveExchange, by: string, message: string): Promise<DeskResult<Exchange>>;
  /**
   * The decision of `candidates`, each with its own ids and memory; the situation `from` itself gets them as
   * they are. Where `from`'s memory was changed, the step is appended to the others' history too.
   */
  withSame(live: LiveExchange, candidates: readonly string[], from: string | null): Promise<DeskResult<Exchange>>;
}

export function createReleasingRest(releasing: Releasing, sample: Responder): ReleasingRest {
  async function decide(live: LiveExchange, decisions: readonly Decision[]): Promise<DeskResult<Exchange>> {
    const decided = await releasing.decide(live, decisions);
    return decided.ok ? done(decided.value.exchange) : decided;
  }

  return {
    async withSample(live) {
      const reply = await sample.respond(askOf(live, undecidedOf(live)));
      const rest = undecidedOf(live);
      const decisions = reply.filter(({ situation }) => rest.includes(situation));
      return await decide(
        live,
        decisions.map(({ situation, candidates }) => ({ situation, candidates, by: sample.name })),
      );
    },
    async withError(live, by, message) {
      const error = { code: 'no_decision', message, component: null };
      const decisions = undecidedOf(live).map((situation) => ({
        situation,
        by,
        candidates: failureCandidates(live.protocol, live.request, situation, error),
      }));
      return await decide(live, decisions);
    },
    async withSame(live, candidates, from) {
      if (candidates.length === 0) {
        const message = 'Expected the candidates to copy the decision of; none came.';
        return { ok: false, problem: { code: 'invalid', message, pointer: '/candidates' } };
      }
      const source = from === null ? null : (readSituationId(from)?.index ?? null);
      const appends = source !== null && changesMemory(live, source, candidates[0] ?? '');
      const decisions: Decision[] = [];
      for (const situation of undecidedOf(live)) {
        const texts = situation === source ? candidates : copies(live, situation, candidates, appends);
        if (texts === null) {
          const findings = findUndecided(live, source ?? situation, candidates);
          return denied('findings', describeErrors(findings), findings);
        }
        decisions.push({ situation, by: 'human', candidates: texts });
      }
      return await decide(live, decisions);
    },
  };
}

/** As many as the situation wants; of fewer given ones the last is repeated. */
function copies({ protocol, request }: LiveExchange, situation: number, given: readonly string[], appends: boolean): string[] | null {
  const texts: string[] = [];
  for (let candidate = 0; candidate < (request.situations[situation]?.wanted ?? 0); candidate += 1) {
    const copy = protocol.copyDecision(request, situation, candidate, given[Math.min(candidate, given.length - 1)] ?? '');
    if (copy === null) return null;
    texts.push(appends ? protocol.appendStep(request, situation, copy) : copy);
  }
  return texts;
}

/** Why the first candidate that can't be copied can't, and what else stands against it. */
function findUndecided({ protocol, request }: LiveExchange, situation: number, candidates: readonly string[]): Finding[] {
  const place = candidates.findIndex((text) => protocol.copyDecision(request, situation, 0, text) === null);
  const message = `Candidate ${place} has neither a decision nor an error, so there is nothing to give to the others.`;
  const pointer = `/${place}`;
  const others = protocol
    .checkCandidates(request, situation, candidates)
    .filter((finding) => `${finding.pointer ?? ''}/`.startsWith(`${pointer}/`));
  return [{ code: 'candidate.undecided', level: 'error', message, text: 'candidate', pointer, offset: null }, ...others];
}

function changesMemory({ protocol, request }: LiveExchange, situation: number, text: string): boolean {
  if (situation >= request.situations.length) return false;
  const untouched = protocol.viewCandidate(protocol.blank(request, situation, 0), 0)?.memoryText;
  return protocol.viewCandidate(text, 0)?.memoryText !== untouched;
}
