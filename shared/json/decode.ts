/** The value of a string literal, given the offsets of its opening quote and just past its closing one; lone surrogates stay as they are. */
export function decodeString(text: string, start: number, end: number): string {
  const inner = text.slice(start + 1, end - 1);
  // JSON.parse is exact on a lone string literal; it is for numbers and objects that it is not.
  return inner.includes('\\') ? String(JSON.parse(`"${inner}"`)) : inner;
}
