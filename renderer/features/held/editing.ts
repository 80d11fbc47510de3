import type { CandidateLayout } from '../../../shared/candidateLayout.ts';
import type { ComposerForm } from '../../../shared/situation.ts';

/** What the parts of a form need to edit one candidate. */
export interface Editing {
  readonly frame: string;
  readonly layout: CandidateLayout;
  readonly form: ComposerForm;
  /** JSON pointers, from the candidate's root, that an error or a warning speaks of. */
  readonly marked: ReadonlySet<string>;
  readonly readOnly: boolean;
  /** Changes the frame; passed over where nothing may be changed. */
  edit(change: (frame: string, layout: CandidateLayout) => string): void;
}
