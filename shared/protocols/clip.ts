/** At most `units` UTF-16 units of a text, with … where it goes on. */
export function clip(text: string, units: number): string {
  return text.length > units ? `${text.slice(0, units - 1)}…` : text;
}

/** At most `units` UTF-16 units of a text, with … in its middle: of a path or a pointer, both ends tell most. */
export function clipMiddle(text: string, units: number): string {
  if (text.length <= units) return text;
  const end = Math.floor((units - 1) / 2);
  return `${text.slice(0, units - 1 - end)}…${text.slice(text.length - end)}`;
}
