/** One line of a hex view: 16 bytes. */
export interface HexLine {
  /** Hexadecimal, eight digits. */
  readonly offset: string;
  readonly hex: string;
  /** Printable ASCII; a dot for the rest. */
  readonly ascii: string;
}

export function hexLine(bytes: Uint8Array, line: number): HexLine {
  const row = bytes.subarray(line * 16, line * 16 + 16);
  return {
    offset: (line * 16).toString(16).padStart(8, '0'),
    hex: [...row]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(' ')
      .padEnd(47),
    ascii: [...row].map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join(''),
  };
}
