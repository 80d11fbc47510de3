import { cell } from '../json/cell.ts';
import type { JsonDocument } from '../json/document.ts';
import { compareSite } from './comparison.ts';
import type { ComparedSite, Comparison } from './comparison.ts';
import { isOrderOnly } from './diff.ts';
import { unchangedRunAt } from './unchangedRun.ts';
import type { UnchangedRun } from './unchangedRun.ts';
import { MARK, NONE, ROW } from './rows.ts';
import type { DiffRows, RowsQuestion } from './rows.ts';
import { addRow, createRowSink, finishRows } from './rowSink.ts';
import type { NewRow, RowSink } from './rowSink.ts';
import { isUnchanged, slotAt } from './slots.ts';
import type { Slot } from './slots.ts';

interface Flattening {
  readonly comparison: Comparison;
  readonly question: RowsQuestion;
  readonly sink: RowSink;
  /** What is still to be shown, the innermost last. */
  readonly frames: Frame[];
}

type Frame = SiteFrame | PlainFrame | EndFrame;

/** The children of a site, from a place on. */
interface SiteFrame {
  readonly kind: 'site';
  readonly site: ComparedSite;
  readonly depth: number;
  /** Within a moved value of the side-by-side view: what stood before is shown where it stood. */
  readonly isAfterAlone: boolean;
  place: number;
  /** The latest run of unchanged children. */
  run: UnchangedRun;
}

/** Children that all share one lot: of an unchanged value on both sides, else on one. */
interface PlainFrame {
  readonly kind: 'plain';
  readonly lot: Slot;
  readonly depth: number;
  /** The next children; NONE for a side that they do not have. */
  before: number;
  after: number;
  index: number;
}

/** The row that closes a container. */
interface EndFrame {
  readonly kind: 'end';
  readonly row: NewRow;
}

/** The rows to show. Iterative; takes time with the rows alone, and with the children of the containers that they show. */
export function flattenDiff(comparison: Comparison, question: RowsQuestion): DiffRows {
  const { before, after, diff, index } = comparison;
  const flattening: Flattening = { comparison, question, sink: createRowSink(before, after), frames: [] };
  const marks =
    diff.sites.length > 0 ? MARK.within : index.root === null ? 0 : index.root.change.kind === 'changed' ? MARK.changed : MARK.respelled;
  const site = diff.sites.length > 0 ? 0 : -1;
  showSlot(flattening, { before: 0, after: 0, indexBefore: 0, indexAfter: 0, marks, change: index.root?.number ?? NONE, site }, 0, false);
  for (let frame = flattening.frames.at(-1); frame !== undefined && !flattening.sink.cut; frame = flattening.frames.at(-1)) {
    if (frame.kind === 'site') showNextOfSite(flattening, frame);
    else if (frame.kind === 'plain') showNextPlain(flattening, frame);
    else {
      addRow(flattening.sink, frame.row, true);
      flattening.frames.pop();
    }
  }
  return finishRows(flattening.sink);
}

function showNextOfSite(flattening: Flattening, frame: SiteFrame): void {
  const { site, depth } = frame;
  if (frame.place >= site.merged.befores.length) {
    flattening.frames.pop();
    return;
  }
  if (frame.place >= frame.run.end && isUnchanged(site, frame.place))
    frame.run = unchangedRunAt(site, frame.place, flattening.question.view);
  if (frame.place === frame.run.from && frame.run.from < frame.run.to && passFold(flattening, frame)) return;
  const slot = slotAt(flattening.comparison, site, frame.place++);
  if (frame.isAfterAlone && slot.after === NONE) return;
  if (flattening.question.view === 'tree' && isMereOrder(flattening.comparison, slot)) return;
  showSlot(flattening, slot, depth, frame.isAfterAlone);
}

/** Shows the fold that begins here; true where what it stands for is passed over. */
function passFold({ comparison, question, sink }: Flattening, frame: SiteFrame): boolean {
  const { site, depth, run } = frame;
  const slot = slotAt(comparison, site, run.from);
  const id = slot.after * 4 + 2;
  const isUnfolded = question.toggled.has(id);
  const kind = isUnfolded ? ROW.unfolded : ROW.fold;
  addRow(sink, { ...slot, before: NONE, after: NONE, kind, depth, id, size: run.to - run.from });
  if (!isUnfolded) frame.place = run.to;
  return !isUnfolded;
}

/** Where a member stood that has no more than another place among the keys. */
function isMereOrder({ diff }: Comparison, { after, change }: Slot): boolean {
  const moved = diff.changes[change];
  return after === NONE && moved?.kind === 'moved' && isOrderOnly(moved);
}

function showNextPlain(flattening: Flattening, frame: PlainFrame): void {
  const { before, after } = flattening.comparison;
  const { lot } = frame;
  const isBefore = lot.before !== NONE && frame.before < cell(before.afters, lot.before);
  const isAfter = lot.after !== NONE && frame.after < cell(after.afters, lot.after);
  if (!isBefore && !isAfter) {
    flattening.frames.pop();
    return;
  }
  const index = frame.index++;
  const child = { before: isBefore ? frame.before : NONE, after: isAfter ? frame.after : NONE, indexBefore: index, indexAfter: index };
  if (isBefore) frame.before = cell(before.afters, frame.before);
  if (isAfter) frame.after = cell(after.afters, frame.after);
  const marks = lot.marks & ~(MARK.shadowed | MARK.within);
  showSlot(flattening, { ...child, marks, change: lot.change, site: -1 }, frame.depth, false);
}

/** Shows a value, and puts its children on the stack where it is open. */
function showSlot(flattening: Flattening, slot: Slot, depth: number, isAfterAlone: boolean): void {
  const { comparison, question, sink, frames } = flattening;
  const isMovedHere = (slot.marks & MARK.moved) !== 0 && slot.after !== NONE;
  const hidesBefore = question.view === 'sides' && (isAfterAlone || isMovedHere) && slot.after !== NONE;
  const shown = hidesBefore ? { ...slot, before: NONE } : slot;
  const id = slot.after === NONE ? slot.before * 4 : slot.after * 4 + 1;
  const size = Math.max(countChildren(comparison.before, shown.before), countChildren(comparison.after, shown.after));
  const isOpen = size > 0 && isOpenAtFirst(slot, question.view) !== question.toggled.has(id);
  const kind = size === 0 ? ROW.leaf : isOpen ? ROW.open : ROW.closed;
  const row = { ...shown, kind, depth, id, size };
  addRow(sink, row);
  if (!isOpen) return;
  if (question.view === 'sides') frames.push({ kind: 'end', row: endRow(comparison, row) });
  if (slot.site >= 0) {
    const site = compareSite(comparison, slot.site);
    frames.push({ kind: 'site', site, depth: depth + 1, isAfterAlone: hidesBefore, place: 0, run: { from: 0, to: 0, end: 0 } });
  } else pushPlain(frames, shown, depth + 1);
}

function pushPlain(frames: Frame[], lot: Slot, depth: number): void {
  const push = (part: Slot): void => {
    frames.push({ kind: 'plain', lot: part, depth, before: part.before + 1, after: part.after + 1, index: 0 });
  };
  if ((lot.marks & MARK.changed) === 0 || lot.before === NONE || lot.after === NONE) push(lot);
  else {
    // One whole became another: all of the one, then all of the other.
    push({ ...lot, before: NONE, marks: MARK.added });
    push({ ...lot, after: NONE, marks: MARK.removed });
  }
}

function isOpenAtFirst({ marks, site }: Slot, view: RowsQuestion['view']): boolean {
  return site >= 0 || (view === 'sides' && marks !== 0);
}

/** The sides that have a container to close. */
function endRow({ before, after }: Comparison, row: NewRow): NewRow {
  const isOpened = (document: JsonDocument, node: number): boolean => countChildren(document, node) > 0;
  return {
    ...row,
    kind: ROW.end,
    before: isOpened(before, row.before) ? row.before : NONE,
    after: isOpened(after, row.after) ? row.after : NONE,
  };
}

function countChildren({ afters }: JsonDocument, node: number): number {
  if (node === NONE) return 0;
  const after = cell(afters, node);
  let count = 0;
  for (let child = node + 1; child < after; child = cell(afters, child)) count += 1;
  return count;
}
