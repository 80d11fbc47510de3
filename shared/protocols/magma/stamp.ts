import type { StampMode } from '../../lineage/stamp.ts';
import { restamp } from '../../lineage/stampedMemory.ts';
import { readAgain } from '../recentReading.ts';
import { ownReturnedMemory, returnedMemoryOf } from './candidateParts.ts';
import type { PlacedCandidate } from './candidateParts.ts';
import { findTwins } from './equalMemories.ts';

/** One situation's candidates as they go out: each that is to have a stamp with its own, the others without any. */
export function stampCandidates(candidates: readonly string[], mode: StampMode, stampFor: (candidate: number) => string): string[] {
  const placed = candidates.map(readPlaced);
  const twins = mode === 'identical' ? findTwins(placed.map((one) => (one === null ? null : ownReturnedMemory(one)))) : [];
  const shared = new Set(twins.filter((twin, place) => twin !== place));
  return candidates.map((text, place) => {
    const candidate = placed[place] ?? null;
    const memory = candidate === null ? -1 : returnedMemoryOf(candidate);
    if (candidate === null || memory < 0) return text;
    const isStamped = mode === 'always' || shared.has(twins[place] ?? -1);
    const made = restamp(candidate, memory, isStamped ? stampFor(place) : null);
    if (made === null) return text;
    // It is described, assembled and checked next.
    readAgain(made.text, made.known);
    return made.text;
  });
}

function readPlaced(text: string): PlacedCandidate | null {
  const reading = readAgain(text);
  return reading.ok ? { document: reading.document, node: 0, pointer: '', text: 'candidate' } : null;
}
