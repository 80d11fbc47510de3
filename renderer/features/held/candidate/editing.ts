import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import type { FindingLevel } from '../../../../shared/finding.ts';
import type { ComposerForm } from '../../../../shared/situation.ts';

/** What the parts of a form need to edit one candidate. */
export interface Editing {
  readonly frame: string;
  readonly layout: CandidateLayout;
  readonly form: ComposerForm;
  /** What stands against which place, as JSON pointers from the candidate's root; the worst level of each. */
  readonly marked: ReadonlyMap<string, FindingLevel>;
  readonly readOnly: boolean;
  /** Notes a call that was just added, by its place: its fields are calm until they were touched. */
  added(place: string): void;
  /** Notes a field that was left or changed, by its place. */
  touched(place: string): void;
  /** The calls are no longer where they were: nothing is calm any more. */
  tellAll(): void;
  /** Changes the frame; passed over where nothing may be changed. `what`: as the composer takes it. */
  edit(change: (frame: string, layout: CandidateLayout) => string, what?: string): void;
}
