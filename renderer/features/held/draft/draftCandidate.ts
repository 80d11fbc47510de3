import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import type { CandidateParts } from '../candidate/candidateParts.ts';
import { putTogether, takeApart } from '../candidate/candidateParts.ts';

/**
 * One candidate in the making: its text, and the parts that forms edit. A candidate made of parts keeps them:
 * a memory that is no JSON just now could not be found in the text again.
 */
export interface DraftCandidate {
  readonly text: string;
  /** A text is taken apart at the first look: most candidates of a batch are never looked at. */
  parts(): CandidateParts;
}

export function candidateOfText(text: string, layout: CandidateLayout): DraftCandidate {
  let parts: CandidateParts | null = null;
  return { text, parts: () => (parts ??= takeApart(text, layout)) };
}

export function candidateOfParts(parts: CandidateParts, layout: CandidateLayout): DraftCandidate {
  return { text: putTogether(parts, layout), parts: () => parts };
}
