import type { Evidence } from '../link.ts';

/** One reason for or against a parent, before it is put into words. */
export interface Mark {
  readonly code: Evidence['code'];
  readonly speaks: Evidence['speaks'];
}

/** In the order in which evidence is told; appended to and never changed, since marks are stored by place. */
const CODES: readonly Mark['code'][] = [
  'person',
  'stamp',
  'coached',
  'repeat',
  'memory',
  'edited',
  'calls',
  'turn',
  'scene',
  'slot',
  'order',
  'delivery',
];

export function markFor(code: Mark['code']): Mark {
  return { code, speaks: 'for' };
}

export function markAgainst(code: Mark['code']): Mark {
  return { code, speaks: 'against' };
}

/** Marks as one whole number below 2^24, two bits a code. */
export function packMarks(marks: readonly Mark[]): number {
  return marks.reduce((packed, { code, speaks }) => packed | ((speaks === 'for' ? 1 : 2) << (2 * CODES.indexOf(code))), 0);
}

export function unpackMarks(packed: number): Mark[] {
  return CODES.flatMap((code, place) => {
    const bits = (packed >> (2 * place)) & 3;
    return bits === 0 ? [] : [bits === 1 ? markFor(code) : markAgainst(code)];
  });
}
