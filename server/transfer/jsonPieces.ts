const UNITS = 256 * 1024;
/** A multiple of three, so that no piece but the last is padded. */
const BYTES = 3 * 128 * 1024;

/** A text as a JSON string in pieces: escaped, it may be six times as long, and longer than a string may be. */
export function* stringPieces(text: string): Generator<string> {
  yield '"';
  for (let at = 0; at < text.length;) {
    const end = endWithoutHalf(text, at + UNITS);
    yield JSON.stringify(text.slice(at, end)).slice(1, -1);
    at = end;
  }
  yield '"';
}

/** Bytes as a JSON string of base64 in pieces. */
export function* base64Pieces(bytes: Uint8Array): Generator<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  yield '"';
  for (let at = 0; at < buffer.length; at += BYTES) yield buffer.toString('base64', at, Math.min(buffer.length, at + BYTES));
  yield '"';
}

/** Not between the halves of a surrogate pair, which would be escaped one by one. */
function endWithoutHalf(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  return end < text.length && last >= 0xd800 && last <= 0xdbff ? end + 1 : end;
}
