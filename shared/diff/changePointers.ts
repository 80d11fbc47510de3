import { decodeString } from '../json/decode.ts';
import { joinPointer } from '../json/pointer.ts';
import type { Change, JsonDiff, Place, Step } from './diff.ts';

/** JSON pointers (RFC 6901) of a change in the text before and in the text after; null where it has no place there. */
export interface ChangePointers {
  readonly before: string | null;
  readonly after: string | null;
}

export function changePointers(diff: JsonDiff, change: Change): ChangePointers {
  return {
    before: change.kind === 'added' ? null : placePointer(diff, change.before, 'before'),
    after: change.kind === 'removed' ? null : placePointer(diff, change.after, 'after'),
  };
}

/** The pointer of a site's child, or of the root, on one side. */
export function placePointer({ sites }: JsonDiff, place: Place, side: 'before' | 'after'): string {
  const segments: string[] = [];
  let step: Step = place;
  for (let site = place.site; site >= 0;) {
    segments.push(joinPointer('', step.key === null ? step.index : decodeString(step.key, 0, step.key.length)));
    const above = sites[site];
    if (above === undefined) throw new RangeError(`Expected a site below ${sites.length}, got ${site}`);
    step = above[side];
    site = above.parent;
  }
  return segments.reverse().join('');
}
