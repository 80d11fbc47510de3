import type { JsonDocument } from '../../../json/document.ts';
import { stringsAt } from '../members.ts';
import { robotsOf } from '../robots.ts';
import type { InputParts } from '../requestParts.ts';
import { toolsOf } from '../tools.ts';
import type { Tool } from '../tools.ts';
import { vocabularyFor, vocabularyOf } from '../vocabulary.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { valueKind } from './typedValue.ts';
import type { ValueKind } from './typedValue.ts';

/** A tool that the user's words are enough to call: `pick(object)`, `press_button(id)`, `move(object, location)`, `set_light(on)`. */
export interface SceneTool {
  readonly name: string;
  /** What must be given, in the declared order. */
  readonly parameters: readonly { readonly name: string; readonly kind: ValueKind }[];
  /** Those of them that take a word. */
  readonly slots: readonly Slot[];
  /** Of a tool with one slot: whether it makes a robot hold a thing, or let go of it. */
  readonly use: 'take' | 'put' | 'other';
}

/** A parameter that must be given as a word, and the word list it takes from; null where none is known, so that any word may fit. */
export interface Slot {
  /** Its place among the tool's parameters. */
  readonly place: number;
  readonly vocabulary: string | null;
}

/** What can be done here, and with what: as the input declares it, nothing taken from literals. */
export interface Scene {
  readonly robots: readonly string[];
  readonly tools: readonly SceneTool[];
  readonly vocabulary: readonly Vocabulary[];
  readonly rules: readonly string[];
}

const TAKES = /\b(?:pick|grasp|grab|take|lift|fetch|hold)/i;
const PUTS = /\b(?:place|put|drop|release|set down|deposit)/i;

/** Longer word lists are read up to here. */
const MOST_WORDS = 2_000;
/** What has a longer name is not used: each candidate repeats names several times over. */
const LONGEST_NAME = 1_000;
/** Nor is a tool that wants more arguments. */
const MOST_PARAMETERS = 50;

export function readScene(document: JsonDocument, input: InputParts): Scene {
  const vocabulary = vocabularyOf(document, input);
  return {
    robots: robotsOf(document, input).filter(isShort),
    tools: toolsOf(document, input).flatMap((tool) => sceneTool(tool, vocabulary) ?? []),
    vocabulary: vocabulary.map(({ name, words }) => ({ name, words: words.slice(0, MOST_WORDS).filter(isShort) })),
    rules: stringsAt(document, input.memory, 'memory_list').filter(isShort),
  };
}

function sceneTool(tool: Tool, lists: readonly Vocabulary[]): SceneTool | null {
  const required = (tool.parameters ?? []).filter((parameter) => parameter.required);
  if (required.length === 0 || required.length > MOST_PARAMETERS) return null;
  if (!isShort(tool.name) || !required.every(({ name }) => isShort(name))) return null;
  const parameters = required.map(({ name, type }) => ({ name, kind: valueKind(type) }));
  const slots = required.flatMap((parameter, place) =>
    parameters[place]?.kind === 'word' ? [{ place, vocabulary: vocabularyFor(parameter, lists)?.name ?? null }] : [],
  );
  return { name: tool.name, parameters, slots, use: slots.length === 1 ? purposeOf(tool) : 'other' };
}

function isShort(name: string): boolean {
  return name.length <= LONGEST_NAME;
}

/** The words among the values of a past call, as far as it was given what the tool declares. */
export function wordsIn(values: readonly string[], { parameters, slots }: SceneTool): readonly string[] {
  return values.length === parameters.length ? slots.map(({ place }) => values[place] ?? '') : values;
}

/** By what its name says, else its description: `Place the held object` puts, although it speaks of holding. */
function purposeOf({ name, description }: Tool): SceneTool['use'] {
  for (const words of [name.replaceAll('_', ' '), description]) {
    const takes = words.search(TAKES);
    const puts = words.search(PUTS);
    if (takes >= 0 && (puts < 0 || takes < puts)) return 'take';
    if (puts >= 0) return 'put';
  }
  return 'other';
}
