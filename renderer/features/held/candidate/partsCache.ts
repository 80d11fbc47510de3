import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import type { CandidateParts } from './candidateParts.ts';
import { putTogether, takeApart } from './candidateParts.ts';

const KEPT = 64;

/** Remembers how texts came apart. A memory that is no JSON just now could not be found in its candidate again. */
export interface PartsCache {
  partsOf(text: string, layout: CandidateLayout): CandidateParts;
  /** The text of these parts, remembered as theirs. */
  textOf(parts: CandidateParts, layout: CandidateLayout): string;
}

export function createPartsCache(): PartsCache {
  const known = new Map<string, CandidateParts>();
  const keep = (text: string, parts: CandidateParts): void => {
    known.delete(text);
    known.set(text, parts);
    const oldest = known.keys().next();
    if (known.size > KEPT && !oldest.done) known.delete(oldest.value);
  };
  return {
    partsOf: (text, layout) => {
      const parts = known.get(text) ?? takeApart(text, layout);
      keep(text, parts);
      return parts;
    },
    textOf: (parts, layout) => {
      const text = putTogether(parts, layout);
      keep(text, parts);
      return text;
    },
  };
}

export const partsCache = createPartsCache();
