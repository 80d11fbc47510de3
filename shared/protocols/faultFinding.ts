import type { Finding, FindingText } from '../finding.ts';
import { literalOf } from '../json/access.ts';
import type { JsonDocument } from '../json/document.ts';
import { clip, clipMiddle } from './clip.ts';
import type { Fault } from './faultList.ts';

/** A fault as a finding; `prefix` names the contract in its code. */
export function faultFinding(document: JsonDocument, fault: Fault, prefix: string, text: FindingText): Finding {
  return {
    code: `${prefix}.${fault.type}`,
    level: 'error',
    message: describeFault(document, fault),
    text,
    pointer: fault.pointer,
    offset: fault.offset,
  };
}

/** The place first: it is what differs between many faults of one kind, where a list has room for the beginning alone. */
function describeFault(document: JsonDocument, { type, msg, pointer, node }: Fault): string {
  const place = pointer === '' ? 'The top level' : clipMiddle(pointer, 200);
  if (type === 'missing') return `${place} is missing, and required.`;
  if (type === 'extra_forbidden') return `${place} is not a field of this contract.`;
  return `${place}: ${lowerFirst(msg)}; it is ${describeLiteral(literalOf(document, node))}.`;
}

function describeLiteral(literal: string): string {
  return literal === '""' ? 'an empty string' : clip(literal, 80);
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
