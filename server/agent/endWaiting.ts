import type { AgentParts } from './agentParts.ts';
import { authorsOf, decidedBy, decidedEvents, failureCandidates } from './decide.ts';
import { withLength } from './deliver.ts';
import type { LiveExchange } from './liveExchange.ts';
import { undecidedOf } from './liveExchange.ts';
import type { LiveExchanges } from './liveExchanges.ts';
import { JSON_HEADERS } from './liveExchanges.ts';
import type { Sender } from './send.ts';

const REASON = 'Signalbox was closed while this waited.';

/**
 * Ends all that waits, so that no caller is left hanging: with 503 while no status is out, with error
 * candidates once it is, or, where a contract has none, by cutting the connection.
 */
export async function endWaiting(parts: AgentParts, lives: LiveExchanges, sender: Sender): Promise<void> {
  await Promise.all([...lives.all()].map((live) => (live.phase === 'open' ? end(parts, lives, sender, live) : live.ended)));
}

async function end(parts: AgentParts, lives: LiveExchanges, sender: Sender, live: LiveExchange): Promise<void> {
  live.phase = 'closing';
  await live.keepAlive.stop();
  if (!live.keepAlive.committed()) return await refuse(parts, lives, live);
  if (live.protocol.keepAlive.afterCommitted === 'cut') {
    await lives.note({ kind: 'failed', at: parts.now(), exchange: live.id, reason: REASON });
    live.wire.cut();
    return lives.close(live);
  }
  for (const situation of undecidedOf(live)) {
    const error = { code: 'closed', message: REASON, component: 'signalbox' };
    live.decisions[situation] = decidedBy(live.protocol, 'signalbox', failureCandidates(live.protocol, live.request, situation, error));
  }
  const decisions = live.decisions.filter((decided) => decided !== null);
  await sender.send(live, {
    status: 200,
    headers: JSON_HEADERS,
    text: live.protocol.assemble(
      live.request,
      decisions.map((decided) => decided.candidates),
    ),
    by: authorsOf(decisions),
    forced: false,
    findings: [],
    before: () => decidedEvents(live.id, decisions, parts.now()),
  });
}

async function refuse({ store, now, log }: AgentParts, lives: LiveExchanges, live: LiveExchange): Promise<void> {
  const answer = live.protocol.refuse({ kind: 'unavailable', message: REASON });
  const bytes = Buffer.from(answer.text, 'utf8');
  const headers = withLength(answer.headers, bytes.length);
  try {
    const body = store.putBody(bytes);
    await store.append([
      { kind: 'refused', at: now(), exchange: live.id, status: answer.status, reason: REASON, headers, body, findings: [] },
    ]);
  } catch (error) {
    log.error({ err: error, exchange: live.id }, 'the end of a waiting exchange could not be stored');
  }
  live.wire.deliver(answer.status, headers, bytes);
  lives.close(live);
}
