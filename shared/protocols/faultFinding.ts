import type { Finding, FindingText } from '../finding.ts';
import { literalOf } from '../json/access.ts';
import type { JsonDocument } from '../json/document.ts';
import { clip } from './clip.ts';
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

function describeFault(document: JsonDocument, { type, msg, pointer, node }: Fault): string {
  const place = pointer === '' ? 'the top level' : clip(pointer, 200);
  if (type === 'missing') return `${msg}: ${place} is missing.`;
  if (type === 'extra_forbidden') return `${msg}: ${place} is not a field of this contract.`;
  return `${msg}; at ${place} came ${clip(literalOf(document, node), 80)}.`;
}
