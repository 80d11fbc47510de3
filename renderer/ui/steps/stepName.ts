import { memberOf, stringOf } from '../../../shared/json/access.ts';
import { KIND } from '../../../shared/json/document.ts';
import { readJson } from '../../../shared/json/reader.ts';

/** What a step calls its component, by convention; null where it names none. Very long steps are not read for it. */
export function readStepName(text: string): string | null {
  if (text.length > 200_000) return null;
  const reading = readJson(text);
  if (!reading.ok || reading.document.kinds[0] !== KIND.object) return null;
  const node = memberOf(reading.document, 0, 'component');
  return node >= 0 && reading.document.kinds[node] === KIND.string ? stringOf(reading.document, node) : null;
}
