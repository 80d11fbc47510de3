import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { CandidatePlace } from '../../shared/link.ts';
import type { InteractionBrief, TreeNode, TreePage } from '../../shared/interaction.ts';
import { prepareQuery } from '../store/query.ts';
import { placeOf, situationOf } from './candidates.ts';
import type { LineageTables } from './lineageTables.ts';
import { idOf } from './lookAround.ts';
import type { RequestRow } from './requests.ts';
import type { SituationRow } from './situations.ts';
import type { SeenTree, TreeRow } from './trees.ts';

/** What the page asks of trees. */
export interface TreeReads {
  /** Last active first, from below the last one seen. */
  interactions(filter: string, before: SeenTree | null, limit: number): { interactions: InteractionBrief[]; more: boolean };
  /**
   * Null where there is no such interaction, nor ever was one that something left. Yields now and then, so that whoever reads it may
   * do other work between: what changes meanwhile comes with the next page.
   */
  page(interaction: string, since: number, limit: number): Generator<undefined, TreePage | null>;
}

const NODES_AT_ONCE = 100;

type NodeRow = SituationRow & Pick<RequestRow, 'outcome' | 'at'> & { readonly choices: number; readonly edited: number };

export function createTreeReads(database: DatabaseSyncInstance, tables: LineageTables): TreeReads {
  const { situations, candidates, trees, state } = tables;
  const changed = prepareQuery<NodeRow>(
    database,
    `SELECT situations.*, outcome, at, iif(certainty = 'ambiguous', json_array_length(judged, '$.choices') + json_extract(judged, '$.more'), 1) AS choices,
      json_extract(judged, '$.edited') IS NOT NULL AS edited
      FROM situations JOIN requests USING (exchange) WHERE tree = ? AND revision > ? ORDER BY revision LIMIT ?`,
  );
  const ids = new Map<number, string>();

  /** A situation's id never changes, and a tree names the same ones again and again. */
  function nameOf(situation: number): string {
    const known = ids.get(situation);
    if (known !== undefined) return known;
    const row = situations.find(situation);
    const name = row === undefined ? '' : idOf(row);
    if (ids.size > 100_000) ids.clear();
    ids.set(situation, name);
    return name;
  }

  function placed(candidate: number | null): CandidatePlace | null {
    return candidate === null ? null : { situation: nameOf(situationOf(candidate)), candidate: placeOf(candidate) };
  }

  function describe(row: NodeRow): TreeNode {
    return {
      situation: idOf(row),
      sourceId: row.source_id,
      from: row.speaker,
      asked: row.asked,
      receivedAt: row.at,
      outcome: row.outcome ?? (row.phase === 'held' ? 'held' : 'waiting'),
      kind: row.kind,
      parent: placed(row.parent),
      alternativeOf: row.alternative_of === null ? null : nameOf(row.alternative_of),
      certainty: row.certainty,
      edited: row.edited === 1,
      settled: row.settled !== null,
      choices: row.choices,
      candidates: candidates.of(row.id).map(({ status, line, reached, memory_length }) => ({
        status,
        line,
        delivered: reached === 1,
        memoryLength: memory_length,
      })),
    };
  }

  function brief(row: TreeRow): InteractionBrief {
    return {
      id: nameOf(row.id),
      protocol: row.protocol,
      asked: row.asked,
      situations: row.situations,
      candidates: row.candidates,
      depth: row.depth,
      startedAt: row.started_at,
      lastAt: row.last_at,
      ambiguous: row.ambiguous,
      edited: row.edited,
      waiting: row.waiting,
      errors: row.errors,
    };
  }

  return {
    interactions(filter, before, limit) {
      const rows = trees.list(filter, before, limit + 1);
      return { interactions: rows.slice(0, limit).map(brief), more: rows.length > limit };
    },
    *page(interaction, since, limit) {
      const tree = findTree(tables, interaction);
      if (tree === null) return null;
      const { revision } = state;
      const rows = changed.all(tree, since, limit + 1);
      const more = rows.length > limit;
      const page = rows.slice(0, limit);
      const left = trees.departed(tree, since).filter((situation) => situations.find(situation)?.tree !== tree);
      if (page.length === 0 && left.length === 0 && trees.find(tree) === undefined) return null;
      const last = page.at(-1)?.revision ?? revision;
      const nodes: TreeNode[] = [];
      for (const row of page.sort((a, b) => a.id - b.id)) {
        nodes.push(describe(row));
        if (nodes.length % NODES_AT_ONCE === 0) yield;
      }
      return {
        nodes,
        revision: more ? last : revision,
        more,
        left: left.map(nameOf),
      };
    },
  };
}

/** The number of an interaction by its first situation's id; of any other situation's as well, so that a page whose tree was moved still hears of it. */
function findTree({ situations }: LineageTables, interaction: string): number | null {
  return situations.named(interaction)?.id ?? null;
}
