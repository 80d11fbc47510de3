import { redactedMark } from './redaction.ts';

/** Stands where the rest of a packet was. */
export const hiddenRest = '[redacted from here on: it may hold secret headers]';

const REQUEST_LINE = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+ [^ \r\n\0]+ HTTP\/\d+\.\d+\r?\n?$/;
const HEADER = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+)(:[ \t]*)[^\r\n\0]*(\r?\n?)$/;

/**
 * A packet in which reading stopped, one character a byte, without what may be a secret header's value. Where lines are as they
 * should be, that is the values of headers named secret. From the first that is not on, nothing tells a value from what is none:
 * such a line is shown where it names no secret header and follows none, and what comes after it is hidden. So is a packet that
 * neither begins its connection nor begins at a request line: it may go on where another was cut.
 */
export function redactPacket(text: string, secretNames: readonly string[], beginsConnection: boolean): string {
  if (secretNames.length === 0) return text;
  const secret = new Set(secretNames.map((name) => name.toLowerCase()));
  const bare = secretNames.map(lettersOf).filter((name) => name !== '');
  const mayName = (line: string) => line.includes(':') && bare.some((name) => lettersOf(line).includes(name));

  const lines = text.split(/(?<=\n)/);
  const shown: string[] = [];
  let at = 0;
  while (isBlank(lines[at])) shown.push(lines[at++] ?? '');
  const first = lines[at] ?? '';
  if (!REQUEST_LINE.test(first) && (!beginsConnection || mayName(first))) return [...shown, hiddenRest].join('');
  shown.push(first);

  let inHead = true;
  let followsSecret = false;
  for (const [place, line] of lines.entries()) {
    if (place <= at) continue;
    const [, name = '', colon = '', end = ''] = HEADER.exec(line) ?? [];
    if (name !== '') {
      followsSecret = secret.has(name.toLowerCase());
      shown.push(followsSecret ? `${name}${colon}${redactedMark}${end}` : line);
    } else if (isBlank(line)) {
      inHead = false;
      followsSecret = false;
      shown.push(line);
    } else if (followsSecret || mayName(line)) return [...shown, hiddenRest].join('');
    else {
      shown.push(line);
      if (!inHead) continue;
      const rest = lines.slice(place + 1);
      return [...shown, ...(rest.every(isBlank) ? rest : [hiddenRest])].join('');
    }
  }
  return shown.join('');
}

function isBlank(line: string | undefined): boolean {
  return line === '\r\n' || line === '\n';
}

/** A name however it is spaced or broken. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
