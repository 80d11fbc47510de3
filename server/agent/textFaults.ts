import type { Finding } from '../../shared/finding.ts';

/** A text that UTF-8 can't carry would reach the caller as another one. */
export function findTextFaults(texts: readonly string[]): Finding[] {
  return texts.flatMap((text, index) => {
    const offset = text.search(/\p{Surrogate}/u);
    if (offset < 0) return [];
    return [
      {
        code: 'text.lone_surrogate',
        level: 'error',
        message: `Candidate ${index} holds half of a surrogate pair at offset ${offset}, which UTF-8 can’t carry; write it as an escape.`,
        text: 'candidate',
        pointer: null,
        offset,
      },
    ];
  });
}
