import type { SituationState } from '../../shared/exchange.ts';
import { isLeftBehind } from '../../shared/leftBehind.ts';
import { readSituationId } from '../../shared/situationId.ts';
import type { AcceptedRequest } from '../reading/acceptedRequest.ts';
import type { RequestReader } from '../reading/requestReader.ts';
import type { AgentParts } from './agentParts.ts';
import type { AnsweringRaw } from './answeringRaw.ts';
import type { Desk, DeskResult } from './desk.ts';
import { denied, done, storedExchange, storing } from './deskResult.ts';
import { listHolds } from './listHolds.ts';
import { undecidedOf } from './liveExchange.ts';
import type { LiveExchanges } from './liveExchanges.ts';
import type { Releasing } from './releasing.ts';
import type { ReleasingRest } from './releasingRest.ts';
import { createStoredRequests } from './storedRequests.ts';

export interface DeskParts {
  readonly releasing: Releasing;
  readonly rest: ReleasingRest;
  readonly raw: AnsweringRaw;
  readonly reader: RequestReader;
}

/** What a person does to what waits, over the store and the waiting exchanges. */
export function createDesk(
  parts: Pick<AgentParts, 'store' | 'now' | 'protocols'>,
  lives: LiveExchanges,
  { releasing, rest, raw, reader }: DeskParts,
): Desk {
  const { store, now } = parts;
  const stored = createStoredRequests(reader);
  /** Who speaks in what callers left behind, so that listing it does not read megabytes again. */
  const speakers = new Map<string, readonly string[]>();

  async function learnSpeakers(exchange: string): Promise<void> {
    if (speakers.has(exchange)) return;
    const found = (await stored.read(exchange))?.situations.map((situation) => situation.from) ?? [];
    if (speakers.size >= 1_000) speakers.clear();
    speakers.set(exchange, found);
  }

  /** A situation that is or was held; its caller may have left. */
  function findHeld(id: string): DeskResult<{ exchange: string; index: number; state: SituationState }> {
    const read = readSituationId(id);
    const exchange = read === null ? undefined : store.exchange(read.exchange);
    const state = exchange?.situations[read?.index ?? -1];
    if (read === null || exchange === undefined || state === undefined || state.heldAt === null)
      return denied('unknown', `No situation ${id.slice(0, 40)} is held.`);
    const isOver = exchange.endedAt !== null && !state.dismissed && !isLeftBehind(exchange, read.index);
    if (isOver) return denied('gone', `Situation ${id} is in the queue no more: its exchange is ${exchange.outcome}.`);
    return done({ ...read, state });
  }

  /** The same with its request, read. */
  async function readHeld(id: string): Promise<DeskResult<{ request: AcceptedRequest; index: number }>> {
    const found = findHeld(id);
    if (!found.ok) return found;
    const { exchange, index } = found.value;
    const request = lives.get(exchange)?.request ?? (await stored.read(exchange));
    if (request === null) return denied('gone', `The request of situation ${id} can’t be read any more.`);
    return done({ request, index });
  }

  return {
    async holds() {
      const waiting = store.openExchanges();
      const left = waiting.filter(
        (exchange) => lives.get(exchange.id) === undefined && exchange.situations.some(({ index }) => isLeftBehind(exchange, index)),
      );
      for (const { id } of left) await learnSpeakers(id);
      return listHolds({
        exchanges: store.openExchanges(),
        live: (id) => lives.get(id),
        from: (exchange, index) => speakers.get(exchange)?.[index] ?? '',
        draft: (situation) => store.draft(situation),
        callers: (name) => parts.protocols.find((protocol) => protocol.name === name)?.callers ?? [],
      });
    },
    async saveDraft(situation, revision, candidates) {
      const found = findHeld(situation);
      if (!found.ok) return found;
      return await storing(async () => {
        const { exchange, index } = found.value;
        const at = now();
        const drafted = { kind: 'drafted', at, exchange, situation: index, revision: revision + 1 } as const;
        const draft = await store.saveDraft(situation, revision, candidates, drafted);
        if (draft === null) {
          const standing = store.draft(situation)?.revision ?? 0;
          return denied('stale', `This draft builds on revision ${revision}, but revision ${standing} stands: another window saved it.`);
        }
        return done(draft);
      });
    },
    async blanks(situation) {
      const found = await readHeld(situation);
      if (!found.ok) return found;
      return done(await found.value.request.blanks(found.value.index));
    },
    async check(situation, candidates) {
      const found = await readHeld(situation);
      if (!found.ok) return found;
      return done(await found.value.request.check(found.value.index, candidates));
    },
    release: releasing.release,
    reopen: releasing.reopen,
    async dismiss(situation) {
      const found = findHeld(situation);
      if (!found.ok) return found;
      const { exchange, index, state } = found.value;
      if (lives.get(exchange) !== undefined) {
        return denied('gone', `The caller of situation ${situation} still waits: release it, answer it or drop the connection.`);
      }
      return await storing(async () => {
        if (!state.dismissed) await store.append([{ kind: 'annotated', at: now(), exchange, situation: index, dismissed: true }]);
        return done(storedExchange(store, exchange));
      });
    },
    async releaseRest(exchange, how, candidates, from, spare) {
      const live = lives.get(exchange);
      if (live === undefined || live.phase !== 'open' || live.held.size === 0 || undecidedOf(live).length === 0) {
        return denied(store.exchange(exchange) === undefined ? 'unknown' : 'gone', `Nothing of exchange ${exchange.slice(0, 40)} is held.`);
      }
      const spared = new Set(spare.map(readSituationId).flatMap((id) => (id?.exchange === exchange ? [id.index] : [])));
      if (undecidedOf(live).every((situation) => spared.has(situation))) {
        return denied('invalid', `All that is held of exchange ${exchange.slice(0, 40)} is to be spared: nothing is left to release.`);
      }
      if (how === 'sample') return await rest.withSample(live, spared);
      if (how === 'error') return await rest.withError(live, 'human', 'The person who answers gave no decision.', spared);
      return await rest.withSame(live, candidates, from, spared);
    },
    answer: raw.answer,
    drop: raw.drop,
    heldCount: () => lives.heldCount(),
    onHeldCount: (listener) => lives.onHeldCount(listener),
  };
}
