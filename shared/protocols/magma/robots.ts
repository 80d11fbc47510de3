import type { JsonDocument } from '../../json/document.ts';
import { stringsAt } from './members.ts';
import type { InputParts } from './requestParts.ts';

const known = new WeakMap<InputParts, readonly string[]>();

/** An input's known_robots; read once an input, since every candidate for it is held against them. */
export function robotsOf(document: JsonDocument, input: InputParts): readonly string[] {
  const before = known.get(input);
  if (before !== undefined) return before;
  const robots = stringsAt(document, input.attributes, 'known_robots');
  known.set(input, robots);
  return robots;
}
