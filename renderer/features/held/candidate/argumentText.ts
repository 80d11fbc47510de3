import { stringOf } from '../../../../shared/json/access.ts';
import { KIND } from '../../../../shared/json/document.ts';
import { readJson } from '../../../../shared/json/reader.ts';
import type { ParameterKind } from '../../../../shared/situation.ts';
import { spellString } from './candidateEdit.ts';

export interface ShownArgument {
  readonly text: string;
  /** It is a string although its type asks for something else. */
  readonly asText: boolean;
}

/** An argument's JSON text as a field shows it: strings without quotes, all else letter by letter. */
export function showArgument(literal: string, kind: ParameterKind): ShownArgument {
  const reading = readJson(literal);
  if (!reading.ok || reading.document.kinds[0] !== KIND.string) return { text: literal, asText: false };
  return { text: stringOf(reading.document, 0), asText: kind !== 'text' };
}

/**
 * What was typed, as a JSON text by the parameter's kind. Numbers keep their digits; what does not fit
 * the type (yet) is kept as a string, so that nothing typed is lost and the check can say so.
 */
export function spellArgument(typed: string, kind: ParameterKind): string {
  switch (kind) {
    case 'text':
      return spellString(typed);
    case 'integer':
      return /^-?(?:0|[1-9]\d*)$/.test(typed) ? typed : spellString(typed);
    case 'number':
      return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(typed) ? typed : spellString(typed);
    case 'truth':
      return typed === 'true' || typed === 'false' ? typed : spellString(typed);
    case 'json':
      return readJson(typed).ok ? typed : spellString(typed);
  }
}
