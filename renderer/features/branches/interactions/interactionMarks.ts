import type { InteractionBrief } from '../../../../shared/interaction.ts';
import { describeCount } from '../../../ui/amounts.ts';

export type InteractionMark = 'waiting' | 'ambiguous' | 'edited' | 'errors';

/** What is worth a look in an interaction, the most urgent first, each with its words. */
export function marksOf(interaction: InteractionBrief): { readonly mark: InteractionMark; readonly words: string }[] {
  const { waiting, ambiguous, edited, errors } = interaction;
  const marks = [
    { mark: 'waiting', count: waiting, words: `${describeCount(waiting, 'situation')} waiting` },
    { mark: 'ambiguous', count: ambiguous, words: describeCount(ambiguous, 'ambiguous link') },
    { mark: 'edited', count: edited, words: `${describeCount(edited)} with memory edited by the caller` },
    { mark: 'errors', count: errors, words: describeCount(errors, 'error candidate') },
  ] as const;
  return marks.filter(({ count }) => count > 0);
}
