import { childrenOf, hasKey, memberOf, stringOf } from '../json/access.ts';
import { cell } from '../json/cell.ts';
import { KIND } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import { findMemberCuts } from '../json/edit.ts';
import type { KnownValue } from '../json/known.ts';
import { readJson } from '../json/reader.ts';
import { readStamp, STAMP_KEY } from './stamp.ts';

/** A value within a text that was read. */
export interface ValueAt {
  readonly document: JsonDocument;
  readonly node: number;
}

/** The stamp in a memory; null where there is none. What else may stand at our key is its agent's own. */
export function stampOf({ document, node }: ValueAt): string | null {
  if (document.kinds[node] !== KIND.object) return null;
  const member = memberOf(document, node, STAMP_KEY);
  if (member < 0 || document.kinds[member] !== KIND.string) return null;
  const text = stringOf(document, member);
  return readStamp(text) === null ? null : text;
}

/** A memory as its agent knows it: itself where it carries no stamp, else a copy without. */
export function withoutStamp(memory: ValueAt): ValueAt {
  if (stampOf(memory) === null) return memory;
  const { text, known } = respell(memory, memory.node, null);
  const reading = readJson(text, known);
  if (!reading.ok) throw new Error(`a memory without its stamp can’t be read: ${reading.problem.message}`);
  return { document: reading.document, node: 0 };
}

/** A text made from a read one, and the values in it that stand there as they were. */
export interface Restamped {
  readonly text: string;
  readonly known: readonly KnownValue[];
}

/**
 * A value with the stamp of a memory in it replaced, or removed where `stamp` is null; all other bytes stay. Null where there is
 * nothing to do, or something else stands at our key.
 */
export function restamp(value: ValueAt, memory: number, stamp: string | null): Restamped | null {
  const { document } = value;
  if (document.kinds[memory] !== KIND.object) return null;
  const isStamped = stampOf({ document, node: memory }) !== null;
  if (!isStamped && (stamp === null || memberOf(document, memory, STAMP_KEY) >= 0)) return null;
  return respell(value, memory, stamp);
}

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Without what stands at our key of the memory, and with a stamp as its last member where one is given. */
function respell({ document, node }: ValueAt, memory: number, stamp: string | null): Restamped {
  const changes = findMemberCuts(document, memory, STAMP_KEY).map(({ from, to }): Change => ({ from, to, text: '' }));
  if (stamp !== null) changes.push(insertion(document, memory, stamp));
  // What is inserted just before a cut comes first.
  changes.sort((a, b) => a.from - b.from || a.to - b.to);
  const start = cell(document.starts, node);
  const pieces: string[] = [];
  let copied = start;
  for (const { from, to, text } of changes) {
    pieces.push(document.text.slice(copied, from), text);
    copied = to;
  }
  pieces.push(document.text.slice(copied, cell(document.ends, node)));
  const movedTo = (at: number) => changes.reduce((by, { from, to, text }) => (to <= at ? by + text.length - (to - from) : by), at - start);
  const known = keptParts(document, node, memory).map((part): KnownValue => ({
    at: movedTo(cell(document.starts, part)),
    document,
    node: part,
  }));
  return { text: pieces.join(''), known };
}

function insertion(document: JsonDocument, memory: number, stamp: string): Change {
  const last = keptMembers(document, memory).at(-1);
  const at = last === undefined ? cell(document.starts, memory) + 1 : cell(document.ends, last);
  return { from: at, to: at, text: `${last === undefined ? '' : ','}"${STAMP_KEY}":"${stamp}"` };
}

/** The largest parts of a value that stay as they are: its children but the memory, and that one's members but the stamp. */
function keptParts(document: JsonDocument, node: number, memory: number): number[] {
  if (node === memory) return keptMembers(document, memory);
  return childrenOf(document, node).flatMap((child) => (child === memory ? keptMembers(document, memory) : [child]));
}

function keptMembers(document: JsonDocument, memory: number): number[] {
  return childrenOf(document, memory).filter((member) => !hasKey(document, member, STAMP_KEY));
}
