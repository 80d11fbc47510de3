import type { SituationTraits } from '../../shared/lineage/traits.ts';
import { callsAgree, isLive, turnFits } from '../../shared/lineage/weighParent.ts';
import { situationOf } from './candidates.ts';
import type { LineageTables } from './lineageTables.ts';

/** Older links count this much less than the next newer one. */
export const FADING = 0.97;

/**
 * What the links without doubt of a request tell of slots: whether an input id stays with its interaction. Asked before any of them
 * is judged, so that ids that were exchanged within the request mislead none of its others.
 */
export function learnSlots(tables: LineageTables, situations: readonly SituationTraits[]): void {
  const { state, slots } = tables;
  for (const situation of situations) {
    const slot = situation.wanted === 1 ? slots.latest(situation.sourceId) : null;
    const continued = slot === null ? null : continuedBy(tables, situation);
    if (continued === null) continue;
    state.held = state.held * FADING + (slot === continued ? 1 : 0);
    state.missed = state.missed * FADING + (slot === continued ? 0 : 1);
  }
}

/** The situation whose only candidate this one continues without doubt; null where there is doubt. */
function continuedBy({ memories, candidates, situations }: LineageTables, situation: SituationTraits): number | null {
  const memory = memories.row(situation.memory.digest);
  if (memory.begins > 0 || situation.memory.fresh || memory.returned !== 1) return null;
  const [parent] = candidates.latest(memory.id, 1);
  if (parent === undefined || !isLive(parent) || callsAgree(situation, parent) === false) return null;
  if (situation.isFeedback && !turnFits(situation, parent)) return null;
  const number = situationOf(parent.order);
  return situations.find(number)?.wanted === 1 ? number : null;
}
