import { readSituationId } from '../../shared/situationId.ts';
import type { Lineage } from '../lineage/lineage.ts';
import type { Answer } from '../lineage/questions.ts';
import type { Store } from '../store/store.ts';
import type { Handlers, Result } from './reply.ts';
import { give, JsonText } from './reply.ts';

const interactionsAtOnce = 200;
const nodesAtOnce = 5_000;

type LineageHandlers = Pick<Handlers, 'interactions' | 'tree' | 'link' | 'settleLink' | 'memoryPath'>;

/** Links and interactions: the lineage thread answers, and what it writes goes out as it is. */
export function createLineageHandlers(store: Pick<Store, 'append'>, lineage: Lineage): LineageHandlers {
  return {
    interactions: async ({ filter, before, limit }) =>
      pass(await lineage.ask('interactions', { filter: filter ?? '', before: before ?? null, limit: limit ?? interactionsAtOnce })),
    tree: async ({ since, limit }, { id }) => pass(await lineage.ask('tree', { id, since: since ?? 0, limit: limit ?? nodesAtOnce })),
    link: async (_, { id }) => pass(await lineage.ask('link', { situation: id })),
    async settleLink({ settlement }, { id }) {
      const may = await lineage.ask('maySettle', { situation: id, settlement });
      const read = readSituationId(id);
      if (!may.ok || read === null) return pass(may);
      const facts = { kind: 'annotated', at: Date.now(), exchange: read.exchange, situation: read.index, settlement } as const;
      const [stored] = await store.append([facts]);
      return pass(await lineage.ask('link', { situation: id }, stored?.sequence));
    },
    memoryPath: async ({ candidate, pointer }, { id }) =>
      pass(await lineage.ask('memory', { situation: id, candidate: candidate ?? null, pointer: pointer ?? null })),
  };
}

function pass<T>(answer: Answer<string>): Result<JsonText<T>> {
  return answer.ok ? give(new JsonText<T>(answer.value)) : { ok: false, problem: answer.problem };
}
