/** The port that a text names, 0 to 65535, or why it names none. */
export function readPort(text: string): number | string {
  const isWhole = /^\d{1,9}$/.test(text);
  if (isWhole && Number(text) <= 65_535) return Number(text);
  if (text === '') return 'Expected a port from 1 to 65535, or 0.';
  return `Expected a port from 1 to 65535, or 0; got ${isWhole ? text : `“${text.slice(0, 20)}”`}.`;
}
