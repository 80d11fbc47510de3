import type { PossibleParent, Surroundings } from './possibleParent.ts';
import type { SituationTraits } from './traits.ts';
import { callsAgree, turnFits } from './weighParent.ts';

/**
 * The one of several live candidates that stands out, or null. Each kind of evidence is asked in its turn: where it holds for one
 * alone, that one; where for several, the next kind decides among those. Somebody who speaks may also interrupt calls, attributes
 * change within an interaction, and newer is not likelier: none of these decides.
 */
export function findClear(
  situation: SituationTraits,
  live: readonly PossibleParent[],
  { parents, total, unstamped, stampsReturn, begins, repeated, slotsHold }: Surroundings,
): PossibleParent | null {
  let left = live;
  const narrow = (holds: (parent: PossibleParent) => boolean): PossibleParent | null => {
    const kept = left.filter(holds);
    if (kept.length > 0) left = kept;
    return kept.length === 1 ? (kept[0] ?? null) : null;
  };
  const byStamp = stampsReturn ? narrow((parent) => !parent.stamped) : null;
  if (byStamp !== null && unstamped === 1 && !begins) return byStamp;
  const byCalls = situation.executed === null ? null : narrow((parent) => callsAgree(situation, parent) === true);
  // Where an interaction may begin with this memory, only what was executed tells.
  if (byCalls !== null || begins) return byCalls;
  // Of more than are listed nothing can be said about one alone, but for calls and slots, which are looked up.
  const isWhole = parents.length === total;
  const byTurn = isWhole && situation.isFeedback ? narrow((parent) => turnFits(situation, parent)) : null;
  if (byTurn !== null) return byTurn;
  const byScene = isWhole ? narrow((parent) => parent.scene === situation.scene) : null;
  if (byScene !== null) return byScene;
  const latest = left.find((parent) => parent.latestOfSlot);
  const isContested = left.some(({ waitsInSlot }) => waitsInSlot);
  if (slotsHold && latest !== undefined && !isContested && isAlike(situation, latest, left)) return latest;
  // A situation that equals an earlier one may continue what that one continues.
  if (repeated.length > 0 || !isWhole) return null;
  return narrow((parent) => parent.continued === 0);
}

/** Whether no other fits the situation's attributes better. */
function isAlike(situation: SituationTraits, latest: PossibleParent, others: readonly PossibleParent[]): boolean {
  return latest.attributes === situation.attributes || others.every(({ attributes }) => attributes !== situation.attributes);
}
