import type { CandidatePlace, Settlement } from '../../shared/link.ts';
import { hangingOf } from './addSituation.ts';
import { situationOf } from './candidates.ts';
import { readJudged } from './judged.ts';
import type { LineageTables } from './lineageTables.ts';
import { idOf } from './lookAround.ts';
import type { Hanging, SituationRow } from './situations.ts';

/** What comes of a settlement: where the situation would hang, or why it can't hang there. */
export type SettlementPlan =
  | { readonly ok: true; readonly row: SituationRow; readonly hanging: Hanging }
  | { readonly ok: false; readonly code: 'unknown' | 'invalid'; readonly message: string; readonly pointer?: string };

/** Hangs a situation, and all that hangs on it, where a person says; what can't be is passed over. */
export function settle(tables: LineageTables, exchange: number, place: number, settlement: Settlement | null): void {
  const plan = planSettlement(tables, exchange, place, settlement);
  if (!plan.ok) return;
  const { row, hanging } = plan;
  tables.situations.setSettled(row.id, settlement === null ? null : JSON.stringify(settlement));
  const [began, begins] = [isRoot(row.settled), settlement?.kind === 'root'];
  if (began !== begins) tables.memories.addBegins(row.memory, begins ? 1 : -1);
  const trees = new Set<number>();
  moveAll(tables, row, hanging, trees);
  for (const tree of trees) tables.trees.recount(tree);
}

/** Whether a stored settlement says that an interaction begins there. */
function isRoot(settled: string | null): boolean {
  const settlement: unknown = settled === null ? null : JSON.parse(settled);
  return typeof settlement === 'object' && settlement !== null && 'kind' in settlement && settlement.kind === 'root';
}

/**
 * Where a settlement would make a situation hang. Nothing may hang on what hangs on it, nor continue what came later or has not gone
 * out. So what hangs on a situation came with it or later, and evidence, which knows only what came earlier, makes no ring.
 */
export function planSettlement(tables: LineageTables, exchange: number, place: number, settlement: Settlement | null): SettlementPlan {
  const row = tables.situations.at(exchange, place);
  if (row === undefined) return { ok: false, code: 'unknown', message: `There is no link of a situation ${exchange}.${place}.` };
  if (settlement === null) return { ok: true, row, hanging: hangingOf(tables, row.id, readJudged(row.judged)) };
  if (settlement.kind === 'root') return { ok: true, row, hanging: settled('root', null, null, row.id, 1) };
  return settlement.kind === 'alternative' ? planAlternative(tables, row, settlement.of) : planNext(tables, row, settlement.parent);
}

function planNext(tables: LineageTables, row: SituationRow, { situation, candidate }: CandidatePlace): SettlementPlan {
  const above = tables.situations.named(situation);
  const parent = above === undefined ? undefined : tables.candidates.at(above.id, candidate);
  if (above === undefined || parent === undefined) return refuse('parent', `There is no candidate ${candidate} of ${situation}.`);
  const no = `${idOf(row)} can’t continue candidate ${candidate} of ${situation}`;
  if (hangsOn(tables, above.id, row.id)) return refuse('parent', `${no}: that hangs on ${idOf(row)} itself.`);
  if (above.exchange >= row.exchange) return refuse('parent', `${no}: that came later.`);
  if (tables.requests.find(above.exchange)?.outcome === null) return refuse('parent', `${no}: its answer has not gone out.`);
  return { ok: true, row, hanging: settled('next', parent.id, null, above.tree, above.depth + 1) };
}

function planAlternative(tables: LineageTables, row: SituationRow, of: string): SettlementPlan {
  const beside = tables.situations.named(of);
  if (beside === undefined) return refuse('of', `There is no situation ${of}.`);
  const no = `${idOf(row)} can’t be an alternative of ${of}`;
  if (hangsOn(tables, beside.id, row.id)) return refuse('of', `${no}: that is itself, or hangs on it.`);
  if (beside.exchange > row.exchange) return refuse('of', `${no}: that came later.`);
  return { ok: true, row, hanging: settled('alternative', beside.parent, beside.id, beside.tree, beside.depth) };
}

function settled(kind: Hanging['kind'], parent: number | null, alternative: number | null, tree: number, depth: number): Hanging {
  return { kind, certainty: 'certain', parent, alternative_of: alternative, tree, depth };
}

function refuse(member: 'parent' | 'of', message: string): SettlementPlan {
  return { ok: false, code: 'invalid', message, pointer: `/settlement/${member}` };
}

/** Whether a situation is another, or would move along with it: it follows from it, or is an alternative of what does. */
function hangsOn({ situations }: LineageTables, id: number, other: number): boolean {
  for (let at: number | null = id; at !== null;) {
    if (at === other) return true;
    const row: SituationRow | undefined = situations.find(at);
    for (let beside = row?.alternative_of ?? null; beside !== null; beside = situations.find(beside)?.alternative_of ?? null) {
      if (beside === other) return true;
    }
    const parent: number | null = row?.parent ?? null;
    at = parent === null ? null : situationOf(parent);
  }
  return false;
}

/** Moves a situation, its alternatives and all that follows from them. Touched trees are added to `trees`. */
function moveAll(tables: LineageTables, first: SituationRow, to: Hanging, touched: Set<number>): void {
  const { situations, candidates, state, trees } = tables;
  const waiting: { readonly row: SituationRow; readonly to: Hanging }[] = [{ row: first, to }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { row, to: hanging } = next;
    const { id, tree } = row;
    state.revision += 1;
    if (hanging.tree !== tree) trees.depart(tree, id, state.revision);
    if (hanging.tree === id && trees.find(id) === undefined) beginTree(tables, row);
    touched.add(tree).add(hanging.tree);
    if (row.parent !== null && row.certainty !== 'ambiguous') candidates.addContinued(row.parent, -1);
    if (hanging.parent !== null && hanging.certainty !== 'ambiguous') candidates.addContinued(hanging.parent, 1);
    situations.hang(id, hanging, state.revision);
    for (const beside of situations.alternativesOf(id)) {
      waiting.push({ row: beside, to: { ...keep(beside), parent: hanging.parent, tree: hanging.tree, depth: hanging.depth } });
    }
    if (hanging.tree === tree && hanging.depth === row.depth) continue;
    for (const { id: candidate } of candidates.of(id)) {
      for (const below of situations.continuing(candidate)) {
        waiting.push({ row: below, to: { ...keep(below), tree: hanging.tree, depth: hanging.depth + 1 } });
      }
    }
  }
}

function keep({ kind, certainty, parent, alternative_of }: SituationRow): Omit<Hanging, 'tree' | 'depth'> {
  return { kind, certainty, parent, alternative_of };
}

function beginTree({ trees, requests }: LineageTables, { id, exchange, asked }: SituationRow): void {
  const request = requests.find(exchange);
  trees.begin(id, request?.protocol ?? '', asked, request?.at ?? 0);
}
