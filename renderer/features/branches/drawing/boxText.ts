import { visibleText } from '../../../ui/visibleText.ts';

// Halves of characters, and the two signs that XML forbids though they are whole.
const BROKEN = /[\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
// Signs that take twice the room of a letter: scripts of East Asia, pictures.
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** A text in one line, as long as so many letters are wide, fit for a drawing that is saved as XML. */
export function boxText(text: string, letters: number): string {
  const line = xmlText(text.slice(0, 4 * letters)).replace(/\s+/g, ' ');
  let room = letters;
  let taken = '';
  for (const sign of line) {
    room -= WIDE.test(sign) ? 2 : 1;
    if (room < 0) return `${taken}…`;
    taken += sign;
  }
  return taken;
}

/** A text as XML may hold it, signs that hide named. */
export function xmlText(text: string): string {
  return visibleText(text).replace(BROKEN, '\ufffd');
}
