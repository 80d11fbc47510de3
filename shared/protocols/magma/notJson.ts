import type { Finding, FindingText } from '../../finding.ts';
import { MOST_VALUES } from '../../json/document.ts';
import type { JsonProblem } from '../../json/document.ts';

/** A text that is no JSON, or too much of it, as a finding; `what` begins its message. */
export function notJson(what: string, text: FindingText, pointer: string | null, { message, offset, tooMany }: JsonProblem): Finding {
  if (tooMany === true) {
    const message = `${what} holds more than ${MOST_VALUES} JSON values, which is as many as are read.`;
    return { code: 'magma.too_many_values', level: 'error', message, text, pointer, offset };
  }
  return {
    code: 'magma.json_invalid',
    level: 'error',
    message: `${what} is not JSON at offset ${offset}: ${message}.`,
    text,
    pointer,
    offset,
  };
}
