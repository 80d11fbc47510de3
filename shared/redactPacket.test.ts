import { describe, expect, test } from 'vitest';
import { hiddenRest, redactPacket } from './redactPacket.ts';

const SECRET = ['authorization', 'cookie'];
const head = (...lines: string[]) => ['GET /health HTTP/1.1', 'Host: localhost', ...lines, '', ''].join('\r\n');
const shownOf = (text: string, begins = true) => redactPacket(text, SECRET, begins);

describe('the packet in which reading stopped, as it is shown', () => {
  test('loses the values of secret headers alone where its lines are as they should be', () => {
    const text = head('COOKIE:\ta=b', 'X-Note: cookie: no', 'Accept: */*');
    expect(shownOf(text)).toBe(text.replace('a=b', '[redacted]'));
    expect(redactPacket(text, [], false)).toBe(text);
  });

  test.each([
    ['a space before the colon', head('Authorization : Bearer HUSH')],
    ['a tab before the colon', head('Authorization\t: Bearer HUSH')],
    ['an indented name', head('  Authorization: Bearer HUSH')],
    ['a folded value', head('Authorization: Bearer', ' HUSH')],
    ['a value broken in two', head('Authorization: Bearer', 'HUSH')],
    ['a value with a bare line feed', head('Authorization: Bearer\nHUSH')],
    ['a value with a bare carriage return', head('Authorization: Bearer x\rHUSH')],
    ['a header after a bare carriage return', head('X-A: 1\rAuthorization: HUSH')],
    ['a value with a NUL', head('Authorization: Bearer HUSH\0')],
    ['a name with a broken letter', head('Authoriza\u0001tion: HUSH')],
    ['a head that ends its lines by carriage returns', head('Authorization: HUSH').replaceAll('\r\n', '\r')],
    ['a head without a request line', 'Authorization: HUSH\r\n\r\n'],
    ['lines after a doubtful one', head('broken', 'Authorization : HUSH')],
    ['a head that follows another', head('Accept: */*') + head('Authorization : HUSH')],
    ['a head that follows a body', `${head('Content-Length: 2')}{}${head('Cookie: HUSH', ' HUSH')}`],
  ])('shows no secret: %s', (_, text) => {
    expect(shownOf(text)).not.toContain('HUSH');
    expect(shownOf(text)).toMatch(/\[redacted/);
  });

  test('shows the doubtful line itself where it can be no part of a secret, and hides what follows', () => {
    expect(shownOf(head('broken'))).toBe(head('broken'));
    expect(shownOf(head('bro ken: 1', 'Accept: */*'))).toBe(`GET /health HTTP/1.1\r\nHost: localhost\r\nbro ken: 1\r\n${hiddenRest}`);
  });

  test('is hidden whole where it begins amidst a request, which may have been cut within a secret', () => {
    expect(shownOf('HUSH\r\nBad\u0001: x\r\n\r\n', false)).toBe(hiddenRest);
    expect(shownOf(head('broken'), false)).toBe(head('broken'));
  });

  test('is shown where it begins its connection, whatever it is', () => {
    for (const text of ['hello?\r\n\r\n', '\u0016\u0003\u0001\u0002\0', '\r\nGET /health\r\n\r\n']) expect(shownOf(text)).toBe(text);
  });
});
