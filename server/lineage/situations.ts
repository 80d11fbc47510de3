import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Certainty, LinkKind } from '../../shared/link.ts';
import { readSituationId } from '../../shared/situationId.ts';
import { prepareQuery } from '../store/query.ts';

/** A situation as it is stored; see lineageSchema.ts. */
export interface SituationRow {
  readonly id: number;
  readonly exchange: number;
  readonly place: number;
  readonly source_id: string;
  readonly speaker: string;
  readonly asked: string;
  readonly wanted: number;
  readonly feedback: number;
  readonly phase: 'waiting' | 'held' | 'decided';
  readonly memory: number;
  readonly whole: string;
  readonly scene: number;
  readonly attributes: number;
  readonly judged: string;
  readonly settled: string | null;
  readonly kind: LinkKind;
  readonly certainty: Certainty;
  readonly parent: number | null;
  readonly alternative_of: number | null;
  readonly tree: number;
  readonly depth: number;
  readonly revision: number;
}

/** Where a situation hangs. */
export type Hanging = Pick<SituationRow, 'kind' | 'certainty' | 'parent' | 'alternative_of' | 'tree' | 'depth'>;

export interface Situations {
  insert(row: SituationRow): void;
  find(id: number): SituationRow | undefined;
  at(exchange: number, place: number): SituationRow | undefined;
  /** By its id; none where the text is none, or it is not linked yet. */
  named(id: string): SituationRow | undefined;
  ofExchange(exchange: number): SituationRow[];
  /** Newest first. */
  alike(whole: string, limit: number): SituationRow[];
  /** That continue a candidate. */
  continuing(candidate: number): SituationRow[];
  alternativesOf(id: number): SituationRow[];
  hang(id: number, hanging: Hanging, revision: number): void;
  setSettled(id: number, settled: string | null): void;
  setPhase(id: number, phase: SituationRow['phase'], revision: number): void;
  touch(id: number, revision: number): void;
  last(): number;
}

const COLUMNS = [
  'id',
  'exchange',
  'place',
  'source_id',
  'speaker',
  'asked',
  'wanted',
  'feedback',
  'phase',
  'memory',
  'whole',
  'scene',
  'attributes',
  'judged',
  'settled',
  'kind',
  'certainty',
  'parent',
  'alternative_of',
  'tree',
  'depth',
  'revision',
] as const satisfies readonly (keyof SituationRow)[];

export function createSituations(database: DatabaseSyncInstance): Situations {
  const insert = database.prepare(`INSERT INTO situations (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`);
  const select = (rest: string) => prepareQuery<SituationRow>(database, `SELECT * FROM situations WHERE ${rest}`);
  const one = select('id = ?');
  const at = select('exchange = ? AND place = ?');
  const ofExchange = select('exchange = ? ORDER BY place');
  const alike = select('whole = ? ORDER BY id DESC LIMIT ?');
  const continuing = select('parent = ? ORDER BY id');
  const alternatives = select('alternative_of = ? ORDER BY id');
  const hang = database.prepare(
    'UPDATE situations SET kind = ?, certainty = ?, parent = ?, alternative_of = ?, tree = ?, depth = ?, revision = ? WHERE id = ?',
  );
  const settle = database.prepare('UPDATE situations SET settled = ? WHERE id = ?');
  const phase = database.prepare('UPDATE situations SET phase = ?, revision = ? WHERE id = ?');
  const touch = database.prepare('UPDATE situations SET revision = ? WHERE id = ?');
  const last = prepareQuery<{ last: number }>(database, 'SELECT ifnull(max(id), 0) AS last FROM situations');
  return {
    insert: (row) => void insert.run(...COLUMNS.map((column) => row[column])),
    find: (id) => one.one(id),
    at: (exchange, place) => at.one(exchange, place),
    named(id) {
      const read = readSituationId(id);
      return read === null ? undefined : at.one(Number(read.exchange), read.index);
    },
    ofExchange: (exchange) => ofExchange.all(exchange),
    alike: (whole, limit) => alike.all(whole, limit),
    continuing: (candidate) => continuing.all(candidate),
    alternativesOf: (id) => alternatives.all(id),
    hang: (id, { kind, certainty, parent, alternative_of, tree, depth }, revision) =>
      void hang.run(kind, certainty, parent, alternative_of, tree, depth, revision, id),
    setSettled: (id, settled) => void settle.run(settled, id),
    setPhase: (id, value, revision) => void phase.run(value, revision, id),
    touch: (id, revision) => void touch.run(revision, id),
    last: () => last.one()?.last ?? 0,
  };
}
