import type { Exchange } from '../../shared/exchange.ts';
import type { Finding } from '../../shared/finding.ts';
import { hasErrors } from '../../shared/finding.ts';
import type { NewEvent } from '../store/store.ts';
import type { AgentParts } from './agentParts.ts';
import type { DeskResult, RawAnswer } from './desk.ts';
import { denied, describeErrors, done, storedExchange, storing } from './deskResult.ts';
import type { LiveExchange } from './liveExchange.ts';
import { countHeld } from './liveExchange.ts';
import type { LiveExchanges } from './liveExchanges.ts';
import type { CandidateBrief } from '../../shared/situation.ts';
import { checkHeaders } from '../reading/rawAnswers.ts';
import type { Sender } from './send.ts';

/** What ends a waiting exchange whole, whoever was to answer it. */
export interface AnsweringRaw {
  answer(exchange: string, answer: RawAnswer): Promise<DeskResult<{ exchange: Exchange; findings: readonly Finding[] }>>;
  drop(exchange: string): Promise<DeskResult<Exchange>>;
}

export function createAnsweringRaw({ store, now }: Pick<AgentParts, 'store' | 'now'>, lives: LiveExchanges, sender: Sender): AnsweringRaw {
  function find(id: string): DeskResult<LiveExchange> {
    const live = lives.get(id);
    if (live?.phase === 'open') return done(live);
    if (store.exchange(id) === undefined) return denied('unknown', `There is no exchange ${id.slice(0, 40)}.`);
    return denied('gone', `Exchange ${id} does not wait any more: its caller left, or its answer has gone out.`);
  }

  return {
    async answer(id, answer) {
      const found = find(id);
      if (!found.ok) return found;
      const live = found.value;
      const late = committedProblem(live, answer);
      if (late !== null) return denied('committed', late);
      const { findings, briefs } = await live.request.checkRaw(answer);
      const overtaken = find(id);
      if (!overtaken.ok) return overtaken;
      const tooLate = committedProblem(live, answer);
      if (tooLate !== null) return denied('committed', tooLate);
      const unsendable = hasErrors(checkHeaders(answer.headers)) || isUnsendable(findings);
      if (hasErrors(findings) && (unsendable || !answer.force)) return denied('findings', describeErrors(findings), findings);
      const waitsForPerson = countHeld(live) > 0;
      live.phase = 'closing';
      const sent = await sender.send(live, {
        ...answer,
        by: 'human',
        forced: hasErrors(findings),
        findings,
        // A responder that answers meanwhile would find nobody to conclude it; a person finds the hold again.
        elseOpen: waitsForPerson,
        before: () => decidedEvents(live, briefs, now()),
      });
      if (!sent) return denied('store', store.problem() ?? 'The answer could not be stored, so it was not sent.');
      return done({ exchange: storedExchange(store, id), findings });
    },
    async drop(id) {
      const found = find(id);
      if (!found.ok) return found;
      const live = found.value;
      live.phase = 'closing';
      const result = await storing(async () => {
        await store.append([{ kind: 'dropped', at: now(), exchange: id }]);
        return done(storedExchange(store, id));
      });
      if (result.ok) {
        await live.keepAlive.stop();
        live.wire.cut();
        lives.close(live);
      } else {
        live.phase = 'open';
        lives.watch(live);
      }
      return result;
    },
  };
}

/** What the status line that is already out leaves possible. */
function committedProblem(live: LiveExchange, answer: RawAnswer): string | null {
  if (!live.keepAlive.committed()) return null;
  if (answer.status !== 200)
    return `Status 200 went out already, with white space that keeps the caller waiting; ${answer.status} can’t follow.`;
  return answer.headers.length > 0 ? 'The headers went out already; send the answer without any.' : null;
}

/** Faults that no force can send: the caller would get other bytes than these. */
function isUnsendable(findings: readonly Finding[]): boolean {
  return findings.some(({ code }) => code === 'text.lone_surrogate' || code === 'http.body_not_allowed');
}

/** What a whole answer decides, for lists; its candidates are in it. */
function decidedEvents(live: LiveExchange, briefs: readonly (readonly CandidateBrief[])[], at: number): NewEvent[] {
  return briefs.map((candidates, situation) => ({
    kind: 'decided',
    at,
    exchange: live.id,
    situation,
    by: 'human',
    candidates,
    body: null,
  }));
}
