import type { Finding } from '../../shared/finding.ts';

/** A text that UTF-8 can't carry would reach the caller as another one. */
export function findTextFaults(texts: readonly string[], text: Finding['text'] = 'candidate'): Finding[] {
  return texts.flatMap((candidate, index) => {
    const offset = findLoneSurrogate(candidate);
    if (offset < 0) return [];
    return [
      {
        code: 'text.lone_surrogate',
        level: 'error',
        message: `${text === 'candidate' ? `Candidate ${index}` : 'The answer'} holds half of a surrogate pair at offset ${offset}, which UTF-8 can’t carry; write it as an escape.`,
        text,
        pointer: null,
        offset,
      },
    ];
  });
}

/** Offset of the first half of a surrogate pair that stands alone; -1 where there is none. */
function findLoneSurrogate(text: string): number {
  // Without the flag the search is many times faster, and most texts hold no surrogate at all.
  return /[\ud800-\udfff]/.test(text) ? text.search(/\p{Surrogate}/u) : -1;
}
