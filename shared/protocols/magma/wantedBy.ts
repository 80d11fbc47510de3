import { literalOf } from '../../json/access.ts';
import type { JsonDocument } from '../../json/document.ts';
import type { InputParts } from './requestParts.ts';

/** How many candidates an input asks for; Infinity where the literal is longer than any limit. */
export function wantedBy(document: JsonDocument, { numOutputs }: InputParts): number {
  if (numOutputs < 0) return 1;
  const literal = literalOf(document, numOutputs);
  return literal.length > 15 ? Infinity : Number(literal);
}
