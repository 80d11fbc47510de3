import { itemsOf, keyOf, literalOf, membersOf } from '../../json/access.ts';
import { cell } from '../../json/cell.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { hashInput } from '../../json/equality.ts';
import type { Digest, MemoryPiece, MemoryTraits } from '../../lineage/traits.ts';

/** Permanent rules are given before anything happened: contracts/NOTES.md, "Memory, feedback, steps in the wild". */
const RULES = 'memory_list';
/** Shorter parts are alike in memories that have nothing to do with each other. */
const LIGHTEST = 24;
const MOST_PIECES = 8;
/** Of a list, that many of its last items are parts of their own: a list that was cut or added to is known by them. */
const LAST_ITEMS = 2;

/** The traits of a memory object; of `{}`, the contract's default, where it was left out. */
export function memoryTraits(document: JsonDocument, memory: number, digest: Digest): MemoryTraits {
  if (memory < 0 || document.kinds[memory] !== KIND.object) return { digest: digest('{}'), pieces: [], fresh: true, length: 2 };
  const entries: string[] = [];
  const pieces: MemoryPiece[] = [];
  let fresh = true;
  for (const member of membersOf(document, memory)) {
    const key = keyOf(document, member) ?? '';
    const name = JSON.stringify(key);
    const value = digest(hashInput(document, member));
    entries.push(`${name}:${value}`);
    if (key !== RULES && !isEmpty(document, member)) fresh = false;
    addPiece(pieces, digest, `${name}:${value}`, lengthOf(document, member));
    if (document.kinds[member] !== KIND.array) continue;
    for (const item of itemsOf(document, member).slice(-LAST_ITEMS)) {
      const weight = lengthOf(document, item);
      if (weight >= LIGHTEST) addPiece(pieces, digest, `${name}[]:${hashInput(document, item)}`, weight);
    }
  }
  pieces.sort((a, b) => b.weight - a.weight);
  return {
    digest: digest(`{${entries.sort().join(',')}}`),
    pieces: pieces.slice(0, MOST_PIECES),
    fresh,
    length: lengthOf(document, memory),
  };
}

function addPiece(pieces: MemoryPiece[], digest: Digest, text: string, weight: number): void {
  if (weight >= LIGHTEST) pieces.push({ digest: digest(text), weight });
}

function isEmpty(document: JsonDocument, node: number): boolean {
  const kind = cell(document.kinds, node);
  if (kind === KIND.object || kind === KIND.array) return cell(document.afters, node) === node + 1;
  return kind === KIND.null || literalOf(document, node) === '""';
}

function lengthOf(document: JsonDocument, node: number): number {
  return cell(document.ends, node) - cell(document.starts, node);
}
