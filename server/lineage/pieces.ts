import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { MemoryPiece } from '../../shared/lineage/traits.ts';
import { prepareQuery } from '../store/query.ts';
import { shortDigest } from './digest.ts';

/** Which candidates returned a part of a memory. */
export interface Pieces {
  add(pieces: readonly MemoryPiece[], candidate: number): void;
  /** Candidates that share the most with these, and how many characters that is. */
  nearest(pieces: readonly MemoryPiece[], limit: number): { readonly candidate: number; readonly shared: number }[];
}

/** A part that is in every memory tells nothing; of each so many are looked at, the newest. */
const LOOKED_AT = 20;

export function createPieces(database: DatabaseSyncInstance): Pieces {
  const insert = database.prepare('INSERT OR IGNORE INTO pieces VALUES (?, ?)');
  const latest = prepareQuery<{ candidate: number }>(
    database,
    'SELECT candidate FROM pieces WHERE piece = ? ORDER BY candidate DESC LIMIT ?',
  );
  return {
    add(pieces, candidate) {
      for (const { digest } of pieces) insert.run(shortDigest(digest), candidate);
    },
    nearest(pieces, limit) {
      const shared = new Map<number, number>();
      for (const { digest, weight } of pieces) {
        for (const { candidate } of latest.all(shortDigest(digest), LOOKED_AT)) {
          shared.set(candidate, (shared.get(candidate) ?? 0) + weight);
        }
      }
      return [...shared]
        .map(([candidate, characters]) => ({ candidate, shared: characters }))
        .sort((a, b) => b.shared - a.shared || b.candidate - a.candidate)
        .slice(0, limit);
    },
  };
}
