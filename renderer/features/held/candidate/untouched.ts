import type { Finding } from '../../../../shared/finding.ts';
import { isWithin } from '../../../../shared/json/pointer.ts';

/**
 * Calls that were just added, and their fields that a person has been in since. What the other fields lack is
 * not told yet. Places are JSON pointers as findings of several candidates give them, such as `/1/output/tool_calls/0`.
 */
export interface Untouched {
  readonly calls: readonly string[];
  readonly touched: readonly string[];
}

export const NOTHING_UNTOUCHED: Untouched = { calls: [], touched: [] };

/** Whether a finding speaks only of fields that nobody has been in. */
export function speaksOfUntouched({ pointer }: Finding, { calls, touched }: Untouched): boolean {
  if (pointer === null || !calls.some((call) => isWithin(pointer, call))) return false;
  return !touched.some((place) => isWithin(place, pointer) || isWithin(pointer, place));
}

/** A call that was just added begins untouched, whatever stood in its place before. */
export function addUntouched({ calls, touched }: Untouched, call: string): Untouched {
  return { calls: [...calls, call], touched: touched.filter((place) => !isWithin(place, call)) };
}

/** A field that was left or changed. The same object where that tells nothing new. */
export function touch(state: Untouched, place: string): Untouched {
  const isNews = state.calls.some((call) => isWithin(place, call) || isWithin(call, place)) && !state.touched.includes(place);
  return isNews ? { ...state, touched: [...state.touched, place] } : state;
}
