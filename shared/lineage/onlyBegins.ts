import type { Surroundings } from './possibleParent.ts';
import type { SituationTraits } from './traits.ts';

/** Whether no candidate is likely to be continued by what somebody says with a memory that interactions begin with. */
export function onlyBegins({ isFeedback }: SituationTraits, around: Surroundings): boolean {
  return around.begins && (around.live === 0 || lacksStamp(around)) && !isFeedback;
}

/** All candidates that may be continued with this memory put a stamp into it, which would have come back. */
export function lacksStamp({ live, unstamped, stampsReturn }: Surroundings): boolean {
  return live > 0 && unstamped === 0 && stampsReturn;
}
