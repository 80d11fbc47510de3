import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { prepareQuery } from '../store/query.ts';
import type { Candidates } from './candidates.ts';
import { createCandidates } from './candidates.ts';
import type { Memories } from './memories.ts';
import { createMemories } from './memories.ts';
import type { Pieces } from './pieces.ts';
import { createPieces } from './pieces.ts';
import type { Requests } from './requests.ts';
import { createRequests } from './requests.ts';
import type { Situations } from './situations.ts';
import { createSituations } from './situations.ts';
import type { Slots } from './slots.ts';
import { createSlots } from './slots.ts';
import type { Trees } from './trees.ts';
import { createTrees } from './trees.ts';
import type { Words } from './words.ts';
import { createWords } from './words.ts';

/** How far the index has come, and what it has learnt. */
export interface IndexState {
  /** The last event folded in, and when it was. */
  sequence: number;
  at: number;
  /** Rises with every node that is added or changed. */
  revision: number;
  /** How often links without doubt held to their slot, and how often not; older ones count less. */
  held: number;
  missed: number;
  /** How often a stamp came back with its memory, and how often not; older ones count less. */
  returned: number;
  lost: number;
}

/** The index, a table each. */
export interface LineageTables {
  readonly state: IndexState;
  readonly words: Words;
  readonly memories: Memories;
  readonly requests: Requests;
  readonly situations: Situations;
  readonly candidates: Candidates;
  readonly slots: Slots;
  readonly pieces: Pieces;
  readonly trees: Trees;
  /** Runs work in one transaction, state included. */
  write(work: () => void): void;
  /** Forgets what is only remembered, after a transaction that failed. */
  forget(): void;
}

export function createTables(database: DatabaseSyncInstance): LineageTables {
  const stored = prepareQuery<IndexState>(database, 'SELECT sequence, at, revision, held, missed, returned, lost FROM state');
  const store = database.prepare('UPDATE state SET sequence = ?, at = ?, revision = ?, held = ?, missed = ?, returned = ?, lost = ?');
  const state: IndexState = { sequence: 0, at: 0, revision: 0, held: 0, missed: 0, returned: 0, lost: 0, ...stored.one() };
  const words = createWords(database);
  return {
    state,
    words,
    memories: createMemories(database),
    requests: createRequests(database),
    situations: createSituations(database),
    candidates: createCandidates(database, words),
    slots: createSlots(database),
    pieces: createPieces(database),
    trees: createTrees(database),
    forget: () => words.forget(),
    write(work) {
      database.exec('BEGIN IMMEDIATE');
      try {
        work();
        store.run(state.sequence, state.at, state.revision, state.held, state.missed, state.returned, state.lost);
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
  };
}
