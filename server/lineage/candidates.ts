import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { mostCandidates } from '../../shared/lineage/mostCandidates.ts';
import type { PossibleParent } from '../../shared/lineage/possibleParent.ts';
import { prepareQuery } from '../store/query.ts';
import type { Words } from './words.ts';

/** A candidate as it is stored. */
export interface CandidateRow {
  readonly id: number;
  readonly status: 'completed' | 'error';
  readonly line: string;
  readonly memory_length: number | null;
  readonly memory: number | null;
  readonly decides: number;
  readonly calls: number | null;
  readonly scene: number;
  readonly attributes: number;
  readonly reached: number;
  readonly continued: number;
  readonly stamp: string | null;
}

/** What is read of a candidate to judge whether it is continued. */
type ParentRow = Pick<CandidateRow, 'id' | 'decides' | 'calls' | 'scene' | 'attributes' | 'reached' | 'continued' | 'stamp'>;
const parentColumns = 'id, decides, calls, scene, attributes, reached, continued, stamp';

const DECIDES = ['nothing', 'calls', 'says', 'error'] as const;
/** All classes, likelier ones first: those that reached their caller, then those that call or say something. */
const CLASSES = [8 + 2, 8 + 4, 8 + 3, 8 + 5, 8, 8 + 6, 8 + 1, 8 + 7, 2, 4, 3, 5, 0, 6, 1, 7];

export interface Candidates {
  insert(row: CandidateRow): void;
  of(situation: number): CandidateRow[];
  remove(situation: number): void;
  find(id: number): CandidateRow | undefined;
  /** Of a situation, by its place; whatever somebody names as one. */
  at(situation: number, place: number): CandidateRow | undefined;
  /** It was sent, but its caller did not get it whole. */
  setUnreached(id: number): void;
  /** Its stamp tells nothing any more. */
  removeStamp(id: number): void;
  addContinued(id: number, count: 1 | -1): void;
  /** At most so many that returned a memory, newest first. */
  latest(memory: number, limit: number): PossibleParent[];
  withCalls(memory: number, calls: number, limit: number): PossibleParent[];
  /** In tools and robots like these; likelier ones by themselves first. */
  inScene(memory: number, scene: number, limit: number): PossibleParent[];
  parents(ids: readonly number[]): PossibleParent[];
}

/** Whether a number can be a candidate's place in its situation. */
export function isPlace(place: number): boolean {
  return Number.isInteger(place) && place >= 0 && place < mostCandidates;
}

/** The number of a candidate. Throws RangeError where its place is none: it would be a candidate of another situation. */
export function numberOf(situation: number, place: number): number {
  if (!isPlace(place)) throw new RangeError(`there is no candidate ${place}`);
  return situation * mostCandidates + place;
}

export const situationOf = (candidate: number): number => Math.floor(candidate / mostCandidates);
export const placeOf = (candidate: number): number => candidate % mostCandidates;

export function decidesCode(decides: PossibleParent['decides']): number {
  return DECIDES.indexOf(decides);
}

export function decidesOf(code: number): PossibleParent['decides'] {
  return DECIDES[code] ?? 'nothing';
}

export function createCandidates(database: DatabaseSyncInstance, words: Words): Candidates {
  const columns = 'id, status, line, memory_length, memory, decides, calls, scene, attributes, reached, continued, stamp';
  const insert = database.prepare(`INSERT INTO candidates (${columns}, class) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const one = prepareQuery<CandidateRow>(database, `SELECT ${columns} FROM candidates WHERE id = ?`);
  const ofSituation = prepareQuery<CandidateRow>(database, `SELECT ${columns} FROM candidates WHERE id >= ? AND id < ? ORDER BY id`);
  const remove = database.prepare('DELETE FROM candidates WHERE id >= ? AND id < ?');
  const unreach = database.prepare('UPDATE candidates SET reached = 0, class = class & 7 WHERE id = ?');
  const removeStamp = database.prepare('UPDATE candidates SET stamp = NULL WHERE id = ?');
  const continueIt = database.prepare(
    'UPDATE candidates SET continued = continued + ?1, class = (class & 14) | (continued + ?1 > 0) WHERE id = ?2',
  );
  const select = (rest: string) => prepareQuery<ParentRow>(database, `SELECT ${parentColumns} FROM candidates WHERE ${rest}`);
  const parent = select('id = ?');
  const latest = select('memory = ? ORDER BY id DESC LIMIT ?');
  const withCalls = select('memory = ? AND calls = ? ORDER BY id DESC LIMIT ?');
  const inClass = select('memory = ? AND scene = ? AND class = ? ORDER BY id DESC LIMIT ?');

  function asParent(row: ParentRow): PossibleParent {
    return {
      order: row.id,
      reached: row.reached === 1,
      decides: decidesOf(row.decides),
      calls: row.calls === null ? null : words.digest(row.calls),
      scene: words.digest(row.scene),
      attributes: words.digest(row.attributes),
      latestOfSlot: false,
      waitsInSlot: false,
      continued: row.continued,
      stamped: row.stamp !== null,
    };
  }

  return {
    insert: (row) =>
      void insert.run(
        row.id,
        row.status,
        row.line,
        row.memory_length,
        row.memory,
        row.decides,
        row.calls,
        row.scene,
        row.attributes,
        row.reached,
        row.continued,
        row.stamp,
        8 * row.reached + 2 * row.decides + (row.continued > 0 ? 1 : 0),
      ),
    of: (situation) => ofSituation.all(numberOf(situation, 0), numberOf(situation + 1, 0)),
    remove: (situation) => void remove.run(numberOf(situation, 0), numberOf(situation + 1, 0)),
    find: (id) => one.one(id),
    at: (situation, place) => (isPlace(place) ? one.one(numberOf(situation, place)) : undefined),
    setUnreached: (id) => void unreach.run(id),
    removeStamp: (id) => void removeStamp.run(id),
    addContinued: (id, count) => void continueIt.run(count, id),
    latest: (memory, limit) => latest.all(memory, limit).map(asParent),
    withCalls: (memory, calls, limit) => withCalls.all(memory, calls, limit).map(asParent),
    inScene(memory, scene, limit) {
      const found: PossibleParent[] = [];
      for (const each of CLASSES) {
        if (found.length >= limit) break;
        found.push(...inClass.all(memory, scene, each, limit - found.length).map(asParent));
      }
      return found;
    },
    parents: (ids) =>
      ids.flatMap((id) => {
        const row = parent.one(id);
        return row === undefined ? [] : [asParent(row)];
      }),
  };
}
