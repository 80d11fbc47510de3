import { keyOf, literalOf, membersOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { readJson } from '../../json/reader.ts';
import { createMemo } from '../memo.ts';
import { stringsAt } from './members.ts';
import type { InputParts } from './requestParts.ts';
import type { Parameter } from './tools.ts';

/** A word list of a situation's attributes, such as objects or locations. */
export interface Vocabulary {
  readonly name: string;
  readonly words: readonly string[];
}

const known = new WeakMap<InputParts, readonly Vocabulary[]>();
const spelled = createMemo<readonly Vocabulary[]>(64, 100_000);

/** All lists of strings in attributes but known_robots, which names who acts and not what is acted on. */
export function vocabularyOf(document: JsonDocument, input: InputParts): readonly Vocabulary[] {
  const before = known.get(input);
  if (before !== undefined) return before;
  const lists = input.attributes < 0 ? [] : spelled(literalOf(document, input.attributes), readLists);
  known.set(input, lists);
  return lists;
}

function readLists(text: string): Vocabulary[] {
  const reading = readJson(text);
  if (!reading.ok) return [];
  const { document } = reading;
  return membersOf(document, 0).flatMap((member) => {
    const name = keyOf(document, member) ?? '';
    if (name === 'known_robots' || document.kinds[member] !== KIND.array) return [];
    const words = stringsAt(document, 0, name);
    return words.length === 0 ? [] : [{ name, words }];
  });
}

/**
 * The word list that a parameter takes its values from: by its name (`object` of `objects`, `target_location`
 * of `locations`), else by its description (`Button name.` of `buttons`); null where none fits.
 */
export function vocabularyFor(parameter: Parameter, lists: readonly Vocabulary[]): Vocabulary | null {
  const name = parameter.name.toLowerCase();
  return (
    lists.find((list) => name === list.name.toLowerCase() || singulars(list.name).includes(name)) ??
    lists.find((list) => wordsOf(name).some((word) => singulars(list.name).includes(word))) ??
    lists.find((list) => wordsOf(parameter.description).some((word) => singulars(list.name).includes(word))) ??
    null
  );
}

/** What one of a list's words may be called: `boxes` may be of a box or a boxe, so that both are tried. */
function singulars(name: string): string[] {
  const lower = name.toLowerCase();
  return [lower.replace(/ies$/, 'y'), lower.replace(/es$/, ''), lower.replace(/s$/, '')];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}
