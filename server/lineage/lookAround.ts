import type { PossibleParent, Repeated, Surroundings } from '../../shared/lineage/possibleParent.ts';
import { MOST_CHOICES } from '../../shared/lineage/judgement.ts';
import { integersEqual } from '../../shared/json/numbers.ts';
import type { SituationTraits } from '../../shared/lineage/traits.ts';
import { situationId } from '../../shared/situationId.ts';
import { numberOf, situationOf } from './candidates.ts';
import { readJudged } from './judged.ts';
import type { IndexState, LineageTables } from './lineageTables.ts';
import type { MemoryRow } from './memories.ts';
import type { SituationRow } from './situations.ts';
import { findStamped } from './stamps.ts';

/** Up to so many that share a memory are all looked at; of more the best of each kind. */
const BUCKET = 64;
/** Of situations that equal this one, the latest so many. */
const REPEATED = 8;
/** What an id was used for before so many requests has ended since, where nothing continues it. */
const AT_ONCE = 8;

/** What is known beside a situation when it arrives: a bounded number of look-ups, however much is stored. */
export function lookAround(tables: LineageTables, situation: SituationTraits, memory: MemoryRow, exchange: number): Surroundings {
  const slot = situation.wanted === 1 ? tables.slots.latest(situation.sourceId) : null;
  const mark = (parents: readonly PossibleParent[]): PossibleParent[] =>
    slot === null ? [...parents] : parents.map((parent) => markSlot(tables, situation.sourceId, exchange, slot, parent));
  const begins = memory.begins > 0 || situation.memory.fresh;
  const isUnknown = memory.returned === 0 && !begins;
  return {
    parents: mark(findParents(tables, situation, memory, slot)),
    total: memory.returned,
    live: memory.live,
    unstamped: memory.live - memory.stamped,
    stamped: findStampedParent(tables, situation, memory),
    stampsReturn: stampsReturn(tables.state),
    begins,
    repeated: findRepeated(tables, situation, exchange, mark),
    slotsHold: slotsHold(tables.state),
    near: isUnknown ? findNear(tables, situation, mark) : [],
  };
}

function markSlot(
  { situations, state }: LineageTables,
  sourceId: string,
  exchange: number,
  slot: number,
  parent: PossibleParent,
): PossibleParent {
  const number = situationOf(parent.order);
  if (number === slot) return { ...parent, latestOfSlot: true };
  if (!slotsHold(state) || parent.continued > 0) return parent;
  const row = situations.find(number);
  if (row?.wanted !== 1 || row.exchange < exchange - AT_ONCE || !integersEqual(row.source_id, sourceId)) return parent;
  return { ...parent, waitsInSlot: true };
}

function findStampedParent(tables: LineageTables, { stamp }: SituationTraits, memory: MemoryRow): Surroundings['stamped'] {
  const row = stamp === null ? null : findStamped(tables, stamp);
  const [parent] = row === null ? [] : tables.candidates.parents([row.id]);
  return row === null || parent === undefined ? null : { parent, equal: row.memory === memory.id };
}

function findParents(
  { candidates, words }: LineageTables,
  { executed, scene }: SituationTraits,
  { id, returned }: MemoryRow,
  slot: number | null,
): PossibleParent[] {
  if (returned === 0) return [];
  if (returned <= BUCKET) return candidates.latest(id, BUCKET);
  const found = new Map<number, PossibleParent>();
  const add = (parents: readonly PossibleParent[]): void => {
    for (const parent of parents) found.set(parent.order, parent);
  };
  const missing = (): number => MOST_CHOICES + 1 - found.size;
  if (executed !== null) add(candidates.withCalls(id, words.number(executed), missing()));
  if (slot !== null && candidates.find(numberOf(slot, 0))?.memory === id) add(candidates.parents([numberOf(slot, 0)]));
  if (missing() > 0) add(candidates.inScene(id, words.number(scene), missing()));
  if (missing() > 0) add(candidates.latest(id, missing()));
  return [...found.values()];
}

function findRepeated(
  tables: LineageTables,
  situation: SituationTraits,
  exchange: number,
  mark: (parents: readonly PossibleParent[]) => PossibleParent[],
): Repeated[] {
  const alike = tables.situations.alike(situation.whole, REPEATED + 1);
  return alike.slice(0, REPEATED).map((row, place) => {
    const beyond = place === 0 && alike.length > REPEATED ? 1 : 0;
    return { ...describeRow(tables, row, exchange), ...parentsOf(tables, row, situation.coached, beyond, mark) };
  });
}

function describeRow({ requests, situations }: LineageTables, row: SituationRow, exchange: number): Omit<Repeated, 'parents' | 'more'> {
  const of = row.alternative_of === null ? undefined : situations.find(row.alternative_of);
  const outcome = requests.find(row.exchange)?.outcome ?? null;
  return {
    situation: idOf(row),
    alternativeOf: of === undefined ? null : idOf(of),
    together: row.exchange === exchange,
    ended: outcome === null ? null : outcome === 'answered' ? 'answered' : 'unanswered',
  };
}

/** Where an earlier situation may hang. All of it matters only to one that is known to repeat it. */
function parentsOf(
  { candidates }: LineageTables,
  row: SituationRow,
  coached: boolean,
  beyond: number,
  mark: (parents: readonly PossibleParent[]) => PossibleParent[],
): Pick<Repeated, 'parents' | 'more'> {
  const more = coached ? beyond : 0;
  if (row.certainty !== 'ambiguous') {
    return { parents: row.parent === null ? [null] : mark(candidates.parents([row.parent])), more };
  }
  if (!coached) return { parents: [], more: 1 };
  const judged = readJudged(row.judged);
  const parents = judged.choices.flatMap(([choice]) => (choice === null ? [null] : mark(candidates.parents([choice]))));
  return { parents, more: more + judged.more };
}

function findNear(
  { pieces, candidates }: LineageTables,
  situation: SituationTraits,
  mark: (parents: readonly PossibleParent[]) => PossibleParent[],
): Surroundings['near'] {
  return pieces.nearest(situation.memory.pieces, MOST_CHOICES).flatMap(({ candidate, shared }) => {
    const [parent] = mark(candidates.parents([candidate]));
    return parent === undefined ? [] : [{ parent, shared }];
  });
}

/** Three links without doubt have held to their slots (older ones count a little less), and of the last seventy none did not. */
function slotsHold({ held, missed }: IndexState): boolean {
  return held > 2.9 && missed < 0.5;
}

/** Callers are to send memory back whole; here they have, as good as always. */
function stampsReturn({ returned, lost }: IndexState): boolean {
  return lost <= returned / 50;
}

/** A situation's id from its row. */
export function idOf({ exchange, place }: Pick<SituationRow, 'exchange' | 'place'>): string {
  return situationId(String(exchange), place);
}
