import { cell } from './cell.ts';
import { childrenOf, hasKey, memberOf } from './access.ts';
import { KIND, NO_KEY, type JsonDocument } from './document.ts';

/** Edits of a JSON text: each returns the whole new text, equal to the old one in every character but the named place. New values are JSON texts, and taken as they are. */

/** The text with one value replaced; a member keeps its key. */
export function replaceNode(document: JsonDocument, node: number, newText: string): string {
  return splice(document.text, cell(document.starts, node), cell(document.ends, node), newText);
}

/** The text with a key of an object set: the member that counts is replaced, or one is added at the end in the object's own manner. */
export function setMember(document: JsonDocument, objectNode: number, key: string, valueText: string): string {
  const member = memberOf(document, objectNode, key);
  if (member >= 0) return replaceNode(document, member, valueText);
  const last = childrenOf(document, objectNode).at(-1);
  const colon = last === undefined ? ':' : document.text.slice(cell(document.keyEnds, last), cell(document.starts, last));
  return append(document, objectNode, [`${JSON.stringify(key)}${colon}${valueText}`]);
}

/** The text without a key of an object, repeated ones included, each with one comma; unchanged where there is none. */
export function removeMember(document: JsonDocument, objectNode: number, key: string): string {
  return without(document, findMemberCuts(document, objectNode, key));
}

/** What is to be left out of a text so that an object has no such key, in order: each member of it with one comma. */
export function findMemberCuts(document: JsonDocument, objectNode: number, key: string): Cut[] {
  if (cell(document.kinds, objectNode) !== KIND.object) throw new TypeError(`Expected node ${objectNode} to be object`);
  return findCuts(document, objectNode, (member) => hasKey(document, member, key));
}

/** The text without one item of an array, with one comma. */
export function removeItem(document: JsonDocument, arrayNode: number, item: number): string {
  if (cell(document.kinds, arrayNode) !== KIND.array) throw new TypeError(`Expected node ${arrayNode} to be array`);
  return without(
    document,
    findCuts(document, arrayNode, (child) => child === item),
  );
}

/** The text with items added at the end of an array, in the array's own manner. */
export function appendItems(document: JsonDocument, arrayNode: number, itemTexts: readonly string[]): string {
  if (cell(document.kinds, arrayNode) !== KIND.array) throw new TypeError(`Expected node ${arrayNode} to be array`);
  return append(document, arrayNode, itemTexts);
}

/** A stretch of a text. */
export interface Cut {
  readonly from: number;
  readonly to: number;
}

function findCuts(document: JsonDocument, container: number, isRemoved: (child: number) => boolean): Cut[] {
  const children = childrenOf(document, container);
  const cuts: Cut[] = [];
  let keptBefore = false;
  children.forEach((child, index) => {
    if (!isRemoved(child)) {
      keptBefore = true;
      return;
    }
    const previous = children[index - 1];
    const next = children[index + 1];
    const from = keptBefore && previous !== undefined ? cell(document.ends, previous) : beginningOf(document, child);
    const to = keptBefore || next === undefined ? cell(document.ends, child) : beginningOf(document, next);
    cuts.push({ from, to });
  });
  return cuts;
}

function without(document: JsonDocument, cuts: readonly Cut[]): string {
  const pieces: string[] = [];
  let kept = 0;
  for (const { from, to } of cuts) {
    pieces.push(document.text.slice(kept, from));
    kept = to;
  }
  return pieces.join('') + document.text.slice(kept);
}

function append(document: JsonDocument, container: number, texts: readonly string[]): string {
  const children = childrenOf(document, container);
  const last = children.at(-1);
  const separator = separatorOf(document, container, children);
  const joined = texts.join(separator);
  if (joined === '') return document.text;
  const place = last === undefined ? cell(document.starts, container) + 1 : cell(document.ends, last);
  return splice(document.text, place, place, last === undefined ? joined : separator + joined);
}

/** The comma and white space between children: as between the last two, else as the one child's own surroundings suggest. */
function separatorOf(document: JsonDocument, container: number, children: readonly number[]): string {
  const { text } = document;
  const last = children.at(-1);
  if (last === undefined) return ',';
  const previous = children.at(-2);
  if (previous !== undefined) return text.slice(cell(document.ends, previous), beginningOf(document, last));
  const lead = text.slice(cell(document.starts, container) + 1, beginningOf(document, last));
  if (lead !== '' || cell(document.keyStarts, last) === NO_KEY) return `,${lead}`;
  const colon = text.slice(cell(document.keyEnds, last), cell(document.starts, last));
  return `,${colon.slice(colon.indexOf(':') + 1)}`;
}

function beginningOf(document: JsonDocument, node: number): number {
  const keyStart = cell(document.keyStarts, node);
  return keyStart === NO_KEY ? cell(document.starts, node) : keyStart;
}

function splice(text: string, from: number, to: number, inserted: string): string {
  return text.slice(0, from) + inserted + text.slice(to);
}
