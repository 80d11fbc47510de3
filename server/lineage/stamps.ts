import { isContinuable } from '../../shared/lineage/possibleParent.ts';
import { readStamp } from '../../shared/lineage/stamp.ts';
import type { CandidateRow } from './candidates.ts';
import { decidesOf, isPlace, numberOf } from './candidates.ts';
import type { LineageTables } from './lineageTables.ts';

/** The candidate whose memory carries a stamp; null where it is another workspace's, made up, or no longer one alone carries it. */
export function findStamped(tables: LineageTables, stamp: string): CandidateRow | null {
  const found = findNamed(tables, stamp);
  return found?.row?.stamp === found?.nonce ? (found?.row ?? null) : null;
}

/**
 * What the stamp of a candidate is kept as; null where it is not its own. A person's own bytes may carry one that came with the
 * input: the candidate that it names then shares it, so that it tells nothing any more.
 */
export function takeStamp(tables: LineageTables, stamp: string, candidate: number): string | null {
  const found = findNamed(tables, stamp);
  if (found?.candidate === candidate) return found.nonce;
  const other = findStamped(tables, stamp);
  if (other !== null) spoil(tables, other);
  return null;
}

function spoil({ candidates, memories }: LineageTables, { id, memory, decides, reached }: CandidateRow): void {
  candidates.removeStamp(id);
  const counted = reached === 1 && isContinuable(decidesOf(decides));
  if (memory !== null && counted) memories.add(memory, { returned: 0, live: 0, stamped: -1 });
}

function findNamed(
  { candidates, situations }: LineageTables,
  stamp: string,
): { readonly candidate: number; readonly row: CandidateRow | undefined; readonly nonce: string } | null {
  const read = readStamp(stamp);
  const situation = read === null ? undefined : situations.named(read.place.situation);
  if (read === null || situation === undefined || !isPlace(read.place.candidate)) return null;
  const candidate = numberOf(situation.id, read.place.candidate);
  return { candidate, row: candidates.find(candidate), nonce: read.nonce };
}
