import type { Certainty, LinkKind } from '../link.ts';
import type { Mark } from './marks.ts';
import type { PossibleParent } from './possibleParent.ts';

/** So many possible parents are listed. */
export const MOST_CHOICES = 50;

/** A possible parent with the reasons for and against it; null: the situation begins an interaction. */
export interface JudgedChoice {
  readonly parent: PossibleParent | null;
  readonly marks: readonly Mark[];
}

/** Where a situation hangs, before it is put into words. */
export interface Judgement {
  readonly kind: LinkKind;
  readonly certainty: Certainty;
  readonly alternativeOf: string | null;
  /** Best first, at most 50; one alone where it is not ambiguous. */
  readonly choices: readonly JudgedChoice[];
  readonly more: number;
  /** The candidate whose memory was changed. */
  readonly edited: PossibleParent | null;
}
