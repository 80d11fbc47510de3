import { literalOf } from '../json/access.ts';
import { cell } from '../json/cell.ts';
import { KIND } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import { joinPointer, pointerOf } from '../json/pointer.ts';
import { compareSite } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import type { PatchText } from './patchText.ts';
import { keyLiteralOf } from './side.ts';
import { isSilent, LEFT_OUT } from './silentChanges.ts';
import { describeRepeated, findTouchedRepeatedKey } from './touchedKeys.ts';

/** What an object of the patch holds: texts, and numbers of sites that are objects of the patch themselves. */
interface Member {
  readonly key: string;
  readonly value: string | number;
}

type Refused = Extract<PatchText, { ok: false }>;

/**
 * The diff as a merge patch (RFC 7396): merged into the value before it gives the value after, literals kept. The format sets
 * arrays whole, and null means "remove" to it: what becomes null, or an object with one in it, can't be said.
 */
export function writeMergePatch(comparison: Comparison): PatchText {
  const { before, after, diff } = comparison;
  const leavesOut = diff.changes.some(isSilent) ? LEFT_OUT : null;
  if (diff.sites.length === 0 || after.kinds[0] !== KIND.object) {
    const isChanged = diff.changes.length > 0;
    if (!isChanged && after.kinds[0] === KIND.object) return { ok: true, text: '{}', leavesOut };
    return refuseValue(before.kinds[0] === KIND.object && isChanged, after, 0) ?? { ok: true, text: literalOf(after, 0), leavesOut: null };
  }
  const speaking = findSpeaking(comparison);
  const parts: string[] = [];
  const work: (string | number)[] = [0];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    if (typeof next === 'string') {
      parts.push(next);
      continue;
    }
    const members = writeObject(comparison, next, speaking);
    if ('reason' in members) return members;
    work.push('}');
    members.reverse().forEach(({ key, value }, place) => work.push(value, `${place === members.length - 1 ? '' : ','}${key}:`));
    work.push('{');
  }
  return { ok: true, text: parts.join(''), leavesOut };
}

/** Sites with something in them that a patch can say; 1 at their numbers. */
function findSpeaking({ diff: { sites, changes } }: Comparison): Uint8Array {
  const speaking = new Uint8Array(sites.length);
  for (const change of changes) {
    if (isSilent(change)) continue;
    if (change.kind !== 'added') speaking[change.before.site] = 1;
    if (change.kind !== 'removed') speaking[change.after.site] = 1;
  }
  for (let site = sites.length - 1; site > 0; site--) if (speaking[site] === 1) speaking[sites[site]?.parent ?? 0] = 1;
  return speaking;
}

function writeObject(comparison: Comparison, number: number, speaking: Uint8Array): Member[] | Refused {
  const { before, after, sitesAfter } = comparison;
  const site = compareSite(comparison, number);
  const { content, childrenBefore, childrenAfter } = site;
  const repeated = findTouchedRepeatedKey(comparison, site);
  if (repeated !== null) return refuse(describeRepeated(joinPointer(pointerOf(after, site.nodeAfter), repeated)));
  const members: Member[] = [];
  for (const { change } of content.gone.values()) if (!isSilent(change)) members.push({ key: change.before.key ?? '', value: 'null' });
  for (const [place, { change }] of content.come) {
    const node = childrenAfter[place] ?? 0;
    if (isSilent(change)) continue;
    const refused = refuseValue(false, after, node);
    if (refused) return refused;
    members.push({ key: change.after.key ?? '', value: literalOf(after, node) });
  }
  for (const [place, { change }] of content.values) {
    const node = childrenAfter[change.after.index] ?? 0;
    const refused = refuseValue(before.kinds[childrenBefore[place] ?? 0] === KIND.object, after, node);
    if (refused) return refused;
    members.push({ key: change.after.key ?? '', value: change.to });
  }
  for (const below of content.sites.values()) {
    if (speaking[below] !== 1) continue;
    const node = cell(sitesAfter, below);
    members.push({ key: keyLiteralOf(after, node) ?? '', value: after.kinds[node] === KIND.object ? below : literalOf(after, node) });
  }
  return members;
}

/** Refuses to set a value that the format takes for something else; null where it may be set. */
function refuseValue(wasObject: boolean, after: JsonDocument, node: number): Refused | null {
  if (wasObject && after.kinds[node] === KIND.object) {
    return refuse(
      `The object at ${nameOf(after, node)} was compared as a whole only, and a merge patch would merge it instead of setting it.`,
    );
  }
  const empty = findNull(after, node);
  return empty < 0 ? null : refuse(`${nameOf(after, empty)} is set to null, and a merge patch takes null for "remove".`);
}

function refuse(reason: string): Refused {
  return { ok: false, reason };
}

function nameOf(document: JsonDocument, node: number): string {
  return pointerOf(document, node) || 'the root';
}

/** A member that is null, in objects from a node down but not in arrays; the node itself where it is one; -1 for none. */
function findNull(document: JsonDocument, node: number): number {
  const after = cell(document.afters, node);
  for (let at = node; at < after;) {
    if (document.kinds[at] === KIND.null && (at !== 0 || node !== 0)) return at;
    const isPassed = document.kinds[at] === KIND.array || (at !== node && document.shadowed.has(at));
    at = isPassed ? cell(document.afters, at) : at + 1;
  }
  return -1;
}
