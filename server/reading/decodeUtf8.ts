export type DecodedText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly byteOffset: number };

// `ignoreBOM` keeps a BOM in the text: offsets then count it, and the reader can note it.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as UTF-8, strictly; or the offset of the first byte that is none. */
export function decodeUtf8(bytes: Uint8Array): DecodedText {
  try {
    return { ok: true, text: decoder.decode(bytes) };
  } catch (error) {
    const byteOffset = findInvalidUtf8(bytes);
    if (byteOffset === null) throw error;
    return { ok: false, byteOffset };
  }
}

/** Where the first sequence starts that is not UTF-8 (RFC 3629, table in section 4); null where all are. */
export function findInvalidUtf8(bytes: Uint8Array): number | null {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return null;
}

function sequenceLength(bytes: Uint8Array, at: number): 0 | 1 | 2 | 3 | 4 {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const second = bytes[at + 1] ?? 0;
  if (first < 0xe0) return isTail(second) ? 2 : 0;
  if (first < 0xf0) {
    const low = first === 0xe0 ? 0xa0 : 0x80;
    const high = first === 0xed ? 0x9f : 0xbf;
    return second >= low && second <= high && isTail(bytes[at + 2]) ? 3 : 0;
  }
  const low = first === 0xf0 ? 0x90 : 0x80;
  const high = first === 0xf4 ? 0x8f : 0xbf;
  return second >= low && second <= high && isTail(bytes[at + 2]) && isTail(bytes[at + 3]) ? 4 : 0;
}

function isTail(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte <= 0xbf;
}
