/** The id of a situation: its exchange and its place within it, such as `8412.0`. */
export function situationId(exchange: string, index: number): string {
  return `${exchange}.${index}`;
}

/** Reads a situation's id; null where it is none. */
export function readSituationId(text: string): { exchange: string; index: number } | null {
  const match = /^([1-9]\d{0,14})\.(0|[1-9]\d{0,8})$/.exec(text);
  if (!match?.[1] || !match[2]) return null;
  return { exchange: match[1], index: Number(match[2]) };
}
