import { memberOf, stringOf } from '../../json/access.ts';
import { cell } from '../../json/cell.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import type { Fault } from '../faultList.ts';

/** `completed` needs a decision and no error, `error` an error and no decision; null counts as left out. Of a candidate of valid shape. */
export function statusFault(document: JsonDocument, node: number): Omit<Fault, 'loc' | 'pointer'> | null {
  const completed = stringOf(document, memberOf(document, node, 'status')) === 'completed';
  const hasOutput = isGiven(document, node, 'output');
  const hasError = isGiven(document, node, 'error');
  if (completed ? hasOutput && !hasError : hasError && !hasOutput) return null;
  const rule = completed ? 'completed needs a decision and no error' : 'error needs an error and no decision';
  return { type: 'value_error', msg: `Value error, ${rule}`, ctx: { error: rule }, offset: cell(document.starts, node), node };
}

function isGiven(document: JsonDocument, node: number, key: string): boolean {
  const member = memberOf(document, node, key);
  return member >= 0 && document.kinds[member] !== KIND.null;
}
