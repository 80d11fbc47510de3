import { expect, test } from 'vitest';
import { hexLine } from './hexLines.ts';

test('bytes are shown sixteen a line, with what is printable beside them', () => {
  const bytes = Uint8Array.from({ length: 20 }, (_, index) => (index === 0 ? 0xff : 0x40 + index));
  expect(hexLine(bytes, 0)).toEqual({
    offset: '00000000',
    hex: 'ff 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f',
    ascii: '.ABCDEFGHIJKLMNO',
  });
  expect(hexLine(bytes, 1)).toEqual({ offset: '00000010', hex: '50 51 52 53'.padEnd(47), ascii: 'PQRS' });
});
