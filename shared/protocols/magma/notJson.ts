import type { Finding, FindingText } from '../../finding.ts';
import type { JsonProblem } from '../../json/document.ts';

/** A text that is no JSON, as a finding; `what` begins its message. */
export function notJson(what: string, text: FindingText, pointer: string | null, { message, offset }: JsonProblem): Finding {
  return {
    code: 'magma.json_invalid',
    level: 'error',
    message: `${what} is not JSON: ${message}, at offset ${offset}.`,
    text,
    pointer,
    offset,
  };
}
