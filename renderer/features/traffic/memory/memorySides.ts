import type { SituationView } from '../../../../shared/situation.ts';
import type { MemorySide } from '../../../ui/memory/MemoryPair.tsx';

/** A memory of an exchange: what came into a situation, or what one of its candidates returns. */
export interface MemoryPlace {
  readonly situation: number;
  /** Null for the input memory. */
  readonly candidate: number | null;
}

/** Both sides of a comparison. */
export interface MemoryPlaces {
  readonly before: MemoryPlace;
  readonly after: MemoryPlace;
}

/** What came into a situation against what one of its candidates returns, the first where none is named. */
export function placesAtFirst(situation: number, candidate = 0): MemoryPlaces {
  return { before: { situation, candidate: null }, after: { situation, candidate } };
}

/** Chooses the later side. An input memory that it was compared with gives way to that of its own situation. */
export function chooseAfter({ before, after }: MemoryPlaces, next: MemoryPlace): MemoryPlaces {
  const isOwnInput = before.candidate === null && before.situation === after.situation;
  return { before: isOwnInput ? { situation: next.situation, candidate: null } : before, after: next };
}

/** A memory with its name; `situations` of one exchange. */
export function memorySideAt(situations: readonly SituationView[], { situation, candidate }: MemoryPlace): MemorySide {
  const of = situations.length > 1 ? ` of situation ${situation + 1}` : '';
  const view = situations[situation];
  if (candidate === null) return { title: `Input memory${of}`, text: view?.memoryText ?? null, missing: 'The caller sent no memory.' };
  const found = view?.candidates[candidate];
  return {
    title: `Candidate ${candidate}${of}`,
    text: found?.memoryText ?? null,
    missing: found ? 'This candidate returns no memory.' : 'No candidate yet.',
  };
}
