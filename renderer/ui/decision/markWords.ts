/** A piece of text; marked where a sibling has something else there. */
export interface Part {
  readonly text: string;
  readonly marked: boolean;
}

/** Beyond this many words between equal ends, the whole middle counts as different: comparing takes words × words. */
const MOST_WORDS = 600;

/** Marks the words of a text that some other text does not have there. */
export function markWords(mine: string, others: readonly string[]): readonly Part[] {
  if (mine === '') return [];
  const words = splitWords(mine);
  const marked = new Uint8Array(words.length);
  for (const other of others) if (other !== mine) markAgainst(words, splitWords(other), marked);
  const parts: { text: string; marked: boolean }[] = [];
  words.forEach((word, place) => {
    const isMarked = marked[place] === 1;
    const last = parts.at(-1);
    if (last?.marked === isMarked) last.text += word;
    else parts.push({ text: word, marked: isMarked });
  });
  return parts;
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

/** Words and the spaces between them, each space with the word before it. */
function splitWords(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
