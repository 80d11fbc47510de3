import type { Finding } from '../../../../shared/finding.ts';
import type { ComposerForm } from '../../../../shared/situation.ts';
import { argumentFindings } from '../candidate/argumentFindings.ts';
import { worthSaying } from '../candidate/editorMarks.ts';
import { placeInMemory } from '../candidate/placeInMemory.ts';
import type { Composer } from '../draft/useComposer.ts';

/** What is worth saying of the candidates as the form shows them: what the check found, and what the form itself can tell of arguments. */
export function findingsOfForm(checked: readonly Finding[], composer: Composer, form: ComposerForm): Finding[] {
  const { layout, texts, isWritten, parts } = composer;
  const types = texts.flatMap((_, index) => (isWritten(index) ? argumentFindings(index, parts(index), layout, form) : []));
  return worthSaying([...placeInMemory(checked, parts, layout), ...types], isWritten);
}
