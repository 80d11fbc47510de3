import { kindOfType } from '../typeWords.ts';
import { placeOf } from './mentions.ts';

/** What a parameter takes by its declared type: a word, or one of the kinds that words alone do not make. */
export type ValueKind = 'word' | 'truth' | 'integer' | 'number';

/** What is of no type that this one can spell takes a word. */
export function valueKind(type: string): ValueKind {
  const kind = kindOfType(type);
  return kind === 'text' || kind === 'json' ? 'word' : kind;
}

const ON = /\b(?:on|true|yes|enabled?)\b/i;
const OFF = /\b(?:off|false|disabled?)\b/i;
const NEGATION = /\b(?:not|no|never|without|don['’]?t)(?: \w+)?\s*$/i;
const NUMBER = /(?<![\w.])-?\d{1,15}(?:\.\d{1,15})?(?![\w.]*\w)/g;

/** The JSON text of a value of a declared type, as the user's words ask for it. */
export function typedValue(kind: Exclude<ValueKind, 'word'>, parameter: string, task: string): string {
  return kind === 'truth' ? truthValue(parameter, task) : numberValue(kind, parameter, task);
}

/** True where the words name the parameter and do not deny it; what nobody asks for is false. */
function truthValue(parameter: string, task: string): string {
  if (OFF.test(task)) return 'false';
  const at = placeOfName(parameter, task);
  const asked = at < 0 ? ON.test(task) && isSwitch(parameter) : !NEGATION.test(task.slice(Math.max(0, at - 40), at));
  return String(asked);
}

/** Whether a parameter is the whole point of its call, such as `enabled` or `state`, and not a manner such as `gently`. */
function isSwitch(parameter: string): boolean {
  return /^(?:on|enabled?|active|state|value|power)$/i.test(parameter);
}

/** The number nearest to the parameter's name, else the first one, else one: zero would often ask for nothing. */
function numberValue(kind: 'integer' | 'number', parameter: string, task: string): string {
  const at = Math.max(0, placeOfName(parameter, task));
  const found = [...task.matchAll(NUMBER)]
    .filter(([digits]) => kind === 'number' || !digits.includes('.'))
    .sort((one, other) => Math.abs(one.index - at) - Math.abs(other.index - at))[0];
  if (found === undefined) return kind === 'number' ? '1.0' : '1';
  return String(Number(found[0]));
}

/** Where a task says a parameter's name, or a word of it; -1 where it does not. */
function placeOfName(parameter: string, task: string): number {
  const lower = task.toLowerCase();
  const whole = placeOf(lower, parameter);
  if (whole >= 0) return whole;
  const words = parameter.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);
  return words.map((word) => placeOf(lower, word)).find((place) => place >= 0) ?? -1;
}
