/** A situation's candidates are fewer than this: the index numbers them by it. Limits of a request lie far below. */
export const mostCandidates = 2 ** 20;
