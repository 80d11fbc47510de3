import type { Finding } from '../../finding.ts';
import { memberOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import { readJson } from '../../json/reader.ts';

/** Findings on an answer with a status that is not 200. Source: contracts/NOTES.md, "Reading and checking": errors carry `detail`. */
export function checkPlain(status: number, text: string): Finding[] {
  const reading = readJson(text);
  if (reading.ok && reading.document.kinds[0] === KIND.object && memberOf(reading.document, 0, 'detail') >= 0) return [];
  const message = `Expected a JSON object with “detail”, as consumers read errors; status ${status} came without.`;
  return [{ code: 'magma.detail', level: 'warning', message, text: 'response', pointer: null, offset: null }];
}
