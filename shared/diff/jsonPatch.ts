import { literalOf } from '../json/access.ts';
import { cell } from '../json/cell.ts';
import { KIND } from '../json/document.ts';
import { joinPointer } from '../json/pointer.ts';
import { placePointer } from './changePointers.ts';
import { compareSite, nodeBefore } from './comparison.ts';
import type { ComparedSite, Comparison } from './comparison.ts';
import type { Added, Moved, Place } from './diff.ts';
import type { PatchText } from './patchText.ts';
import { createPositions } from './positions.ts';
import { decodeKey, isSilent, LEFT_OUT } from './silentChanges.ts';
import { describeRepeated, findTouchedRepeatedKey } from './touchedKeys.ts';

interface Writing {
  readonly comparison: Comparison;
  readonly operations: string[];
}

/**
 * The diff as a JSON Patch (RFC 6902): applied to the value before it gives the value after, literals kept. Sites are
 * written from the innermost out, so that every pointer leads through containers that are still as they were.
 */
export function writeJsonPatch(comparison: Comparison): PatchText {
  const { diff, index } = comparison;
  const writing: Writing = { comparison, operations: [] };
  if (index.root) writing.operations.push(operation('replace', '', index.root.change.to));
  for (let number = diff.sites.length - 1; number >= 0; number--) {
    const content = index.contentOf(number);
    const isObject = comparison.before.kinds[cell(comparison.sitesBefore, number)] === KIND.object;
    if (!isObject && content.gone.size + content.come.size + content.values.size === 0) continue;
    const site = compareSite(comparison, number);
    const pointer = pointerOfSite(comparison, number);
    const repeated = isObject ? findTouchedRepeatedKey(comparison, site) : null;
    if (repeated !== null) return { ok: false, reason: describeRepeated(joinPointer(pointer, repeated)) };
    replaceValues(writing, site, pointer);
    if (isObject) writeMembers(writing, site, pointer);
    else writeItems(writing, site, number, pointer);
  }
  const text = writing.operations.length === 0 ? '[]' : `[\n  ${writing.operations.join(',\n  ')}\n]`;
  return { ok: true, text, leavesOut: diff.changes.some(isSilent) ? LEFT_OUT : null };
}

function operation(op: 'add' | 'replace', path: string, value: string): string {
  return `{"op":"${op}","path":${JSON.stringify(path)},"value":${value}}`;
}

function pointerOfSite({ diff }: Comparison, number: number): string {
  const site = diff.sites[number];
  return site === undefined ? '' : placePointer(diff, { ...site.before, site: site.parent }, 'before');
}

/** Where a child stood; in an array while nothing in it has moved yet. */
function pathOf(pointer: string, { key, index }: Omit<Place, 'site'>): string {
  return joinPointer(pointer, decodeKey(key) ?? index);
}

function replaceValues({ operations }: Writing, { content }: ComparedSite, pointer: string): void {
  for (const { change } of content.values.values()) operations.push(operation('replace', pathOf(pointer, change.before), change.to));
}

function writeMembers({ comparison, operations }: Writing, { content }: ComparedSite, pointer: string): void {
  for (const { change } of content.gone.values()) {
    if (!isSilent(change)) operations.push(`{"op":"remove","path":${JSON.stringify(pathOf(pointer, change.before))}}`);
  }
  for (const { change } of content.come.values()) {
    if (!isSilent(change)) operations.push(operation('add', pathOf(pointer, change.after), textOf(comparison, change)));
  }
}

/** Removes from an array what goes for good, then moves and adds, each to where it stands once all before it is in place. */
function writeItems({ comparison, operations }: Writing, { content, merged }: ComparedSite, number: number, pointer: string): void {
  const positions = createPositions(merged.befores.length);
  const slots = new Map<number, number>();
  merged.befores.forEach((before, slot) => {
    if (before < 0) return;
    positions.change(slot, 1);
    slots.set(before, slot);
  });
  const pathAt = (slot: number): string => joinPointer(pointer, positions.countBefore(slot));
  for (const [before, { change }] of content.gone) {
    if (change.kind === 'moved' && change.after.site === number) continue;
    const slot = slots.get(before) ?? 0;
    operations.push(`{"op":"remove","path":${JSON.stringify(pathAt(slot))}}`);
    positions.change(slot, -1);
  }
  merged.afters.forEach((after, slot) => {
    const change = content.come.get(after)?.change;
    if ((merged.befores[slot] ?? 0) >= 0 || change === undefined) return;
    if (change.kind === 'moved' && change.before.site === number) {
      const source = slots.get(change.before.index) ?? 0;
      const from = pathAt(source);
      positions.change(source, -1);
      if (from !== pathAt(slot)) operations.push(`{"op":"move","from":${JSON.stringify(from)},"path":${JSON.stringify(pathAt(slot))}}`);
    } else operations.push(operation('add', pathAt(slot), textOf(comparison, change)));
    positions.change(slot, 1);
  });
}

/** The text of what has come: of a move, as it stood elsewhere. */
function textOf(comparison: Comparison, change: Added | Moved): string {
  return change.kind === 'added' ? change.text : literalOf(comparison.before, nodeBefore(comparison, change.before));
}
