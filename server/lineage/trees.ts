import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { foldCase } from '../../shared/searchText.ts';
import { prepareQuery } from '../store/query.ts';

/** An interaction as it is stored; its id is the number of its first situation. */
export interface TreeRow {
  readonly id: number;
  readonly protocol: string;
  readonly asked: string;
  readonly started_at: number;
  readonly last_at: number;
  readonly situations: number;
  readonly candidates: number;
  readonly depth: number;
  readonly ambiguous: number;
  readonly edited: number;
  readonly waiting: number;
  readonly errors: number;
}

/** What to add to a tree's counts; `depth` and `at` raise what stands. */
export interface TreeChange {
  readonly at: number;
  readonly situations?: number;
  readonly candidates?: number;
  readonly depth?: number;
  readonly ambiguous?: number;
  readonly edited?: number;
  readonly waiting?: number;
  readonly errors?: number;
}

/** A tree that ended a page, as it stood then. */
export interface SeenTree {
  readonly lastAt: number;
  readonly id: number;
}

export interface Trees {
  /** Trees that were changed since the last call. */
  takeTouched(): number[];
  begin(id: number, protocol: string, asked: string, at: number): void;
  add(id: number, change: TreeChange): void;
  /** Counts a tree anew after situations came or went by hand; one without any is gone. */
  recount(id: number): void;
  depart(tree: number, situation: number, revision: number): void;
  /** Last active first, from below a tree; those whose first words hold `filter`. */
  list(filter: string, before: SeenTree | null, limit: number): TreeRow[];
  departed(tree: number, since: number): number[];
  find(id: number): TreeRow | undefined;
}

export function createTrees(database: DatabaseSyncInstance): Trees {
  const begin = database.prepare('INSERT INTO trees VALUES (?, ?, ?, ?, ?, ?, 0, 0, 0, 0, 0, 0, 0)');
  const add = database.prepare(
    `UPDATE trees SET last_at = max(last_at, ?), situations = situations + ?, candidates = candidates + ?, depth = max(depth, ?),
      ambiguous = ambiguous + ?, edited = edited + ?, waiting = waiting + ?, errors = errors + ? WHERE id = ?`,
  );
  const recount = database.prepare(
    `UPDATE trees SET (situations, depth, ambiguous, edited, waiting, started_at, last_at) =
        (SELECT count(*), ifnull(max(depth), 0), total(certainty = 'ambiguous'), total(json_extract(judged, '$.edited') IS NOT NULL),
          total(outcome IS NULL AND phase <> 'decided'), ifnull(min(at), 0), ifnull(max(ifnull(ended_at, at)), 0)
          FROM situations JOIN requests USING (exchange) WHERE tree = ?1),
      (candidates, errors) =
        (SELECT count(*), total(status = 'error') FROM situations JOIN candidates
          ON candidates.id >= situations.id * 1048576 AND candidates.id < (situations.id + 1) * 1048576 WHERE tree = ?1)
      WHERE id = ?1`,
  );
  const removeEmpty = database.prepare('DELETE FROM trees WHERE id = ? AND situations = 0');
  const depart = database.prepare('INSERT OR IGNORE INTO departures VALUES (?, ?, ?)');
  const departed = prepareQuery<{ situation: number }>(
    database,
    'SELECT DISTINCT situation FROM departures WHERE tree = ? AND revision > ?',
  );
  const one = prepareQuery<TreeRow>(database, 'SELECT * FROM trees WHERE id = ?');
  const newest = prepareQuery<TreeRow>(
    database,
    "SELECT * FROM trees WHERE (last_at, id) < (?, ?) AND (? = '' OR instr(folded, ?) > 0) ORDER BY last_at DESC, id DESC LIMIT ?",
  );
  const touched = new Set<number>();
  return {
    takeTouched() {
      const ids = [...touched];
      touched.clear();
      return ids;
    },
    begin: (id, protocol, asked, at) => void begin.run(id, protocol, asked, foldCase(asked), at, at),
    add(id, { at, situations = 0, candidates = 0, depth = 0, ambiguous = 0, edited = 0, waiting = 0, errors = 0 }) {
      touched.add(id);
      add.run(at, situations, candidates, depth, ambiguous, edited, waiting, errors, id);
    },
    recount(id) {
      touched.add(id);
      recount.run(id);
      removeEmpty.run(id);
    },
    depart: (tree, situation, revision) => void depart.run(tree, revision, situation),
    list(filter, before, limit) {
      const folded = foldCase(filter);
      return newest.all(before?.lastAt ?? Number.MAX_VALUE, before?.id ?? Number.MAX_SAFE_INTEGER, folded, folded, limit);
    },
    departed: (tree, since) => departed.all(tree, since).map(({ situation }) => situation),
    find: (id) => one.one(id),
  };
}
