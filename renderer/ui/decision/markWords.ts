/** A piece of text; marked where most siblings have something else there. */
export interface Part {
  readonly text: string;
  readonly marked: boolean;
}

/** Beyond this many words between equal ends, the whole middle counts as different: comparing takes words × words. */
const MOST_WORDS = 800;

/**
 * Marks the words of a text that most others do not have there: one sibling that says something else altogether
 * marks its own words, not everybody's.
 */
export function markWords(mine: string, others: readonly string[]): readonly Part[] {
  if (mine === '') return [];
  const words = splitWords(mine);
  const lacking = new Uint32Array(words.length);
  for (const other of others) {
    if (other === mine) continue;
    const marked = new Uint8Array(words.length);
    markAgainst(words, splitWords(other), marked);
    marked.forEach((isLacking, place) => {
      lacking[place] = (lacking[place] ?? 0) + isLacking;
    });
  }
  const isMarked = words.map((_, place) => isMost(lacking[place] ?? 0, others.length));
  const parts: { text: string; marked: boolean }[] = [];
  words.forEach((word, place) => {
    // White space says nothing by itself: it is marked between marked words alone.
    const isBlank = word.trim() === '' && words.length > 1;
    const marks = isBlank ? isMarked[place - 1] === true && isMarked[place + 1] === true : isMarked[place] === true;
    const last = parts.at(-1);
    if (last?.marked === marks) last.text += word;
    else parts.push({ text: word, marked: marks });
  });
  return parts;
}

/** Whether so many are more than half of all. */
export function isMost(count: number, of: number): boolean {
  return count * 2 > of;
}

/** Marks what is not in the longest common subsequence of two lists of words. */
function markAgainst(mine: readonly string[], theirs: readonly string[], marked: Uint8Array): void {
  let start = 0;
  while (start < mine.length && start < theirs.length && mine[start] === theirs[start]) start += 1;
  let end = mine.length;
  let theirEnd = theirs.length;
  for (; end > start && theirEnd > start && mine[end - 1] === theirs[theirEnd - 1]; theirEnd -= 1) end -= 1;
  const rows = end - start;
  const columns = theirEnd - start;
  if (rows > MOST_WORDS || columns > MOST_WORDS) {
    marked.fill(1, start, end);
    return;
  }
  // lengths[row][column]: how much the rest from there on has in common.
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      const isEqual = mine[start + row] === theirs[start + column];
      lengths[at] = isEqual ? (lengths[at + width + 1] ?? 0) + 1 : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  for (let row = 0, column = 0; row < rows;) {
    const at = row * width + column;
    if (column < columns && mine[start + row] === theirs[start + column]) {
      row += 1;
      column += 1;
    } else if (column < columns && (lengths[at + 1] ?? 0) > (lengths[at + width] ?? 0)) column += 1;
    else {
      marked[start + row] = 1;
      row += 1;
    }
  }
}

/** Words, the spaces between them and single other signs: `sw1.` and `sw1,` have `sw1` in common. */
function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu) ?? [];
}
