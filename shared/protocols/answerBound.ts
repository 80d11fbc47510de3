/** An answer may take so many UTF-16 units: it is built, read, checked and encoded in memory, each time anew. */
export const MOST_ANSWER_UNITS = 160 * 1024 * 1024;

/** Counts what is made for one answer, so that no more of it is made than may go out. */
export interface AnswerBound {
  /** Throws AnswerTooLarge where the answer grows beyond the bound. */
  add(units: number): void;
}

/** An answer that is not built, in one line for people. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

export function createAnswerBound(most = MOST_ANSWER_UNITS): AnswerBound {
  let units = 0;
  return {
    add(more) {
      units += more;
      if (units > most)
        throw new AnswerTooLarge(`An answer may be ${Math.floor(most / 1024 / 1024)} MiB large; the candidates decided on take more.`);
    },
  };
}
