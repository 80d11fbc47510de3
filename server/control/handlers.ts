import type { Exchange } from '../../shared/exchange.ts';
import type { Desk } from '../agent/desk.ts';
import type { Lineage } from '../lineage/lineage.ts';
import type { Runtime } from '../runtime.ts';
import type { Store } from '../store/store.ts';
import { describeExchange } from './detail.ts';
import { readRequestBytes, readResponseBytes } from './captured.ts';
import type { Handlers, Result } from './reply.ts';
import { FeedStart, give, mapResult } from './reply.ts';
import { createLineageHandlers } from './lineageHandlers.ts';

/** What the control port speaks for. */
export interface Parts {
  readonly store: Store;
  readonly desk: Desk;
  readonly runtime: Runtime;
  readonly lineage: Lineage;
}

const defaultLimit = 200;

/** What each endpoint does; all of it is said by the parts behind. */
export function createHandlers({ store, desk, runtime, lineage }: Parts): Handlers {
  const find = (id: string): Result<Exchange> => {
    const exchange = store.exchange(id);
    return exchange ? give(exchange) : { ok: false, problem: { code: 'unknown', message: `There is no exchange ${id.slice(0, 40)}.` } };
  };
  return {
    status: () => give(runtime.status()),
    setReady: ({ ready }) => runtime.setReady(ready),
    settings: () => give(store.settings()),
    changeSettings: (change) => runtime.changeSettings(change),
    setResponder: (choice) => runtime.setResponder(choice),
    listen: ({ port }) => runtime.listen(port),
    exchanges: async ({ filter = '', before, limit = defaultLimit }) =>
      give(filter === '' ? store.exchanges({ before, limit }) : await store.search({ filter, before, limit })),
    exchange: (_, { id }) => mapResult(find(id), (exchange) => describeExchange(store, exchange)),
    request: async ({ decoded }, { id }) => {
      const found = find(id);
      return found.ok ? readRequestBytes(store, found.value, decoded !== undefined) : found;
    },
    response: (_, { id }) => {
      const found = find(id);
      return found.ok ? readResponseBytes(store, found.value) : found;
    },
    answer: async ({ status, headers, text, force }, { id }) => {
      const result = await desk.answer(id, { status, headers: headers ?? [], text, force: force ?? false });
      return mapResult(result, ({ exchange, findings }) => ({ exchange, findings: [...findings] }));
    },
    drop: async (_, { id }) => mapResult(await desk.drop(id), asExchange),
    releaseRest: async (input, { id }) =>
      mapResult(await desk.releaseRest(id, input.with, input.candidates ?? [], input.situation ?? null, input.spare ?? []), asExchange),
    holds: async () => give({ holds: await desk.holds() }),
    blanks: async (_, { id }) => mapResult(await desk.blanks(id), (candidates) => ({ candidates: [...candidates] })),
    saveDraft: async ({ revision, candidates }, { id }) => {
      const result = await desk.saveDraft(id, revision, candidates);
      if (result.ok) return give({ draft: result.value });
      const standing = result.problem.code === 'stale' ? store.draft(id)?.revision : undefined;
      return { ok: false, problem: { ...result.problem, ...(standing === undefined ? {} : { revision: standing }) } };
    },
    checkDraft: async ({ candidates }, { id }) => mapResult(await desk.check(id, candidates), (findings) => ({ findings: [...findings] })),
    release: async ({ candidates }, { id }) =>
      mapResult(await desk.release(id, candidates), ({ exchange, findings }) => ({ exchange, findings: [...findings] })),
    reopen: async (_, { id }) => mapResult(await desk.reopen(id), asExchange),
    dismiss: async (_, { id }) => mapResult(await desk.dismiss(id), asExchange),
    ...createLineageHandlers(store, lineage),
    events: ({ after }, { lastEventId }) => give(new FeedStart(readSequence(lastEventId) ?? after ?? null)),
    startPractice: (request) => runtime.startPractice(request),
    stopPractice: () => give(runtime.stopPractice()),
  };
}

function asExchange(exchange: Exchange): { exchange: Exchange } {
  return { exchange };
}

/** Last-Event-ID is fresher than the address of a resumed feed, so it wins; anything but a number is passed over. */
function readSequence(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
