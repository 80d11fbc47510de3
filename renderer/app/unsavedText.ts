import type { UnsavedDraft } from '../features/held/draft/draftKeeper.ts';

/** Whose candidates were typed, for people. */
export function describeUnsaved({ situation, candidates }: UnsavedDraft): string {
  const [exchange = situation, index = '0'] = situation.split('.');
  const count = candidates.length;
  return `Exchange #${exchange}, situation ${Number(index) + 1}: ${count === 1 ? 'its candidate' : `its ${count} candidates`} as typed`;
}

/** A situation's candidates as one JSON text. */
export function unsavedText({ candidates }: UnsavedDraft): string {
  return `[${candidates.join(',\n')}]`;
}

/** All that was typed, each situation under its name. */
export function allUnsavedText(unsaved: readonly UnsavedDraft[]): string {
  return unsaved.map((draft) => `${describeUnsaved(draft)}\n${unsavedText(draft)}\n`).join('\n');
}
