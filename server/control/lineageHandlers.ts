import type { OutputOf } from '../../shared/api.ts';
import type { Settlement } from '../../shared/link.ts';
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
      const answer = await lineage.ask('link', { situation: id }, stored?.sequence);
      if (!answer.ok || stands(answer.value, settlement)) return pass(answer);
      return {
        ok: false,
        problem: { code: 'stale', message: `The link of ${id} changed meanwhile, and is not as it was settled here. Look at it again.` },
      };
    },
    memoryPath: async ({ candidate, pointer }, { id }) =>
      pass(await lineage.ask('memory', { situation: id, candidate: candidate ?? null, pointer: pointer ?? null })),
  };
}

/** Whether a link, in JSON, is as it was settled: another settlement may have come between. */
function stands(text: string, settlement: Settlement | null): boolean {
  // Written by the lineage thread.
  const { link } = JSON.parse(text) as OutputOf<'settleLink'>;
  if (settlement === null) return !link.settled;
  if (!link.settled || link.kind !== settlement.kind) return false;
  if (settlement.kind === 'alternative') return link.alternativeOf === settlement.of;
  if (settlement.kind === 'root') return true;
  return link.parent?.situation === settlement.parent.situation && link.parent.candidate === settlement.parent.candidate;
}

function pass<T>(answer: Answer<string>): Result<JsonText<T>> {
  return answer.ok ? give(new JsonText<T>(answer.value)) : { ok: false, problem: answer.problem };
}
