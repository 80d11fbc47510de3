import type { ParameterKind } from '../../situation.ts';

const KINDS: ReadonlyMap<string, ParameterKind> = new Map([
  ['str', 'text'],
  ['string', 'text'],
  ['int', 'integer'],
  ['integer', 'integer'],
  ['float', 'number'],
  ['double', 'number'],
  ['number', 'number'],
  ['bool', 'truth'],
  ['boolean', 'truth'],
]);

/** What a parameter's type word takes, by the words of Python and JSON Schema; of any other word, such as `list[str]`, any JSON. */
export function kindOfType(type: string): ParameterKind {
  return KINDS.get(type.trim().toLowerCase()) ?? 'json';
}
