import { keyOf, literalOf, membersOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { readJson } from '../../json/reader.ts';
import type { TextMap } from '../../json/textMap.ts';
import { createTextMap } from '../../json/textMap.ts';
import { createMemo } from '../memo.ts';
import { stringsOf } from './members.ts';
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
    const words = stringsOf(document, member);
    return words.length === 0 ? [] : [{ name, words }];
  });
}

/**
 * The word list that a parameter takes its values from: by its name (`object` of `objects`, `target_location`
 * of `locations`), else by its description (`Button name.` of `buttons`); null where none fits.
 */
export function vocabularyFor(parameter: Parameter, lists: readonly Vocabulary[]): Vocabulary | null {
  const name = parameter.name.toLowerCase();
  const { called, singular } = placesOf(lists);
  const place = called.get(name) ?? firstPlace(singular, wordsOf(name)) ?? firstPlace(singular, wordsOf(parameter.description));
  return place === undefined ? null : (lists[place] ?? null);
}

/** Places of the first list called by a name, its plural included, and of the first whose singular a word is. */
interface Places {
  readonly called: TextMap<number>;
  readonly singular: TextMap<number>;
}

const places = new WeakMap<readonly Vocabulary[], Places>();

/** Worked out once: a request may declare thousands of tools and of lists. */
function placesOf(lists: readonly Vocabulary[]): Places {
  const before = places.get(lists);
  if (before !== undefined) return before;
  const called = createTextMap<number>();
  const singular = createTextMap<number>();
  lists.forEach((list, place) => {
    for (const word of singulars(list.name)) {
      if (called.get(word) === undefined) called.set(word, place);
      if (singular.get(word) === undefined) singular.set(word, place);
    }
    const own = list.name.toLowerCase();
    if (called.get(own) === undefined) called.set(own, place);
  });
  const made = { called, singular };
  places.set(lists, made);
  return made;
}

function firstPlace(singular: TextMap<number>, words: readonly string[]): number | undefined {
  let first: number | undefined;
  for (const word of words) {
    const place = singular.get(word);
    if (place !== undefined && (first === undefined || place < first)) first = place;
  }
  return first;
}

/** What one of a list's words may be called: `boxes` may be of a box or a boxe, so that both are tried. */
function singulars(name: string): string[] {
  const lower = name.toLowerCase();
  return [lower.replace(/ies$/, 'y'), lower.replace(/es$/, ''), lower.replace(/s$/, '')];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}
