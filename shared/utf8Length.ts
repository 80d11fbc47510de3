/** Bytes of a text in UTF-8; a lone surrogate counts as the three of its replacement. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    // Of a pair each half counts for two of its four bytes.
    const isPaired = isHigh(unit) ? isLow(text.charCodeAt(at + 1)) : isLow(unit) && isHigh(text.charCodeAt(at - 1));
    bytes += unit < 0x800 || isPaired ? 1 : 2;
  }
  return bytes;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}
