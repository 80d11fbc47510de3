import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import { joinPointer } from '../../../../shared/json/pointer.ts';

/** JSON pointers of a candidate's parts, from its own root. */
export function placesOf(layout: CandidateLayout) {
  const decision = layout.decision === null ? '' : joinPointer('', layout.decision);
  const error = joinPointer('', layout.error?.key ?? '');
  return {
    say: joinPointer(decision, layout.say),
    calls: joinPointer(decision, layout.calls),
    memory: layout.memory === null ? null : joinPointer('', layout.memory),
    error,
    call: (index: number, ...rest: string[]) => joinPointer(joinPointer(decision, layout.calls), index, ...rest),
    errorField: (key: string) => joinPointer(error, key),
  };
}

/** A finding's pointer as checks of several candidates give it, such as `/1/output/say`, apart. */
export function readPlace(pointer: string | null): { candidate: number; pointer: string } | null {
  const match = /^\/(\d{1,9})((?:\/.*)?)$/s.exec(pointer ?? '');
  return match ? { candidate: Number(match[1]), pointer: match[2] ?? '' } : null;
}

/** A pointer and all that stand above it, the nearest first: `/a/b` gives `/a/b`, `/a` and ``. */
export function pointersUp(pointer: string): string[] {
  const all = [pointer];
  for (let at = pointer.lastIndexOf('/'); at >= 0; at = pointer.lastIndexOf('/', at - 1)) {
    all.push(pointer.slice(0, at));
    if (at === 0) break;
  }
  return all;
}
