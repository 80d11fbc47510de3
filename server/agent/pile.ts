/** Bytes that arrive in pieces and are wanted in one. */
export interface Pile {
  add(piece: Buffer): void;
  length(): number;
  /** So many bytes are to come in all: from now on each piece is copied to its place as it arrives. */
  expect(bytes: number): void;
  /** All of them; nothing is added after this. */
  take(): Buffer;
}

/** Keeps pieces as they are, for one copy at the end, until many are expected: copying those at once would block. */
export function createPile(): Pile {
  let pieces: Buffer[] = [];
  let length = 0;
  let whole: Buffer | null = null;

  return {
    length: () => length,
    add(piece) {
      if (whole === null) pieces.push(piece);
      else {
        // More than was expected is not collected: callers bound both by the same limit.
        piece.copy(whole, length);
      }
      length += piece.length;
    },
    expect(bytes) {
      whole = Buffer.allocUnsafeSlow(Math.max(bytes, length));
      let at = 0;
      for (const piece of pieces) at += piece.copy(whole, at);
      pieces = [];
    },
    take() {
      if (whole !== null) return whole.subarray(0, length);
      const [only] = pieces;
      return pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces, length);
    },
  };
}
