import type { Change, JsonDiff } from './diff.ts';

/** The diff that leads back. Reversed twice it is the same again. */
export function reverseDiff({ sites, changes, coarse }: JsonDiff): JsonDiff {
  return {
    sites: sites.map(({ parent, before, after }) => ({ parent, before: after, after: before })),
    changes: changes.map(reverseChange),
    coarse,
  };
}

function reverseChange(change: Change): Change {
  switch (change.kind) {
    case 'added':
      return { kind: 'removed', before: change.after, text: change.text, shadowed: change.shadowed };
    case 'removed':
      return { kind: 'added', after: change.before, text: change.text, shadowed: change.shadowed };
    case 'moved':
      return { kind: 'moved', before: change.after, after: change.before };
    case 'changed':
      return { kind: 'changed', before: change.after, after: change.before, from: change.to, to: change.from };
    case 'respelled':
      return { kind: 'respelled', of: change.of, before: change.after, after: change.before, from: change.to, to: change.from };
  }
}
