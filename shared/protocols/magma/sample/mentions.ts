/** A word of a vocabulary found in a text. */
export interface Mention {
  readonly vocabulary: string;
  readonly word: string;
  /** UTF-16 offset into the text. */
  readonly at: number;
}

/** Words found in a text as whole words, whatever their case, `left zone` for `left_zone` too; in the order they stand. */
export function findMentions(text: string, lists: readonly { readonly name: string; readonly words: readonly string[] }[]): Mention[] {
  const lower = text.toLowerCase();
  const found: Mention[] = [];
  for (const { name, words } of lists)
    for (const word of words) {
      const at = placeOf(lower, word);
      if (at >= 0) found.push({ vocabulary: name, word, at });
    }
  // The longer of two at one place: `red mug` rather than `red`.
  found.sort((a, b) => a.at - b.at || b.word.length - a.word.length);
  return found.filter((mention, place) => {
    const before = found[place - 1];
    return before === undefined || before.vocabulary !== mention.vocabulary || mention.at >= before.at + before.word.length;
  });
}

/** Where a word stands as a whole word; -1 where it does not. `lower` is lower case already. */
export function placeOf(lower: string, word: string): number {
  const wanted = word.toLowerCase();
  const exact = wholeWord(lower, wanted);
  return exact >= 0 || !wanted.includes('_') ? exact : wholeWord(lower, wanted.replaceAll('_', ' '));
}

function wholeWord(text: string, word: string): number {
  if (word === '') return -1;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isWordUnit(text.charAt(at - 1)) && !isWordUnit(text.charAt(at + word.length))) return at;
  }
  return -1;
}

function isWordUnit(unit: string): boolean {
  return /[\p{L}\p{N}_]/u.test(unit);
}
