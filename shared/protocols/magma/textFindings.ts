import type { Finding, FindingText } from '../../finding.ts';
import type { JsonProblem } from '../../json/document.ts';

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

/** Half a surrogate pair as a bare character has no UTF-8 form, so that other bytes would go out than were written. */
export function unsendable(content: string, text: FindingText, pointer: string | null): Finding[] {
  // One-byte strings, the usual case, are decided by the engine without a look at their characters.
  const offset = content.search(/\p{Surrogate}/u);
  if (offset < 0) return [];
  const escape = `\\u${content.charCodeAt(offset).toString(16)}`;
  return [
    {
      code: 'magma.not_utf8',
      level: 'error',
      message: `Half a surrogate pair can't be sent as UTF-8; write it as the escape ${escape}, at offset ${offset}.`,
      text,
      pointer,
      offset,
    },
  ];
}
