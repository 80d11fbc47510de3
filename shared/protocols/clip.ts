/** At most `units` UTF-16 units of a text, with … where it goes on. */
export function clip(text: string, units: number): string {
  return text.length > units ? `${text.slice(0, units - 1)}…` : text;
}
