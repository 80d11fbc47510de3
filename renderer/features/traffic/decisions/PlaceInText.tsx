import { tokenAt } from '../../../ui/tokenAt.ts';

/** A line of the exact text around an offset, the place itself marked. */
export function PlaceInText({ text, offset }: { readonly text: string; readonly offset: number }) {
  const { before, at, after } = excerpt(text, offset);
  return (
    <pre className="captured overflow-hidden rounded-control border border-line bg-bg px-2.5 py-1.5 font-mono text-m text-ink-3">
      {before}
      <mark className="rounded-[3px] bg-stop-bg px-0.5 text-stop">{at === '' ? '(end of the text)' : at}</mark>
      {after}
    </pre>
  );
}

/** The text around an offset, and the token there, cut to a line or two. */
export function excerpt(text: string, offset: number): { before: string; at: string; after: string } {
  const from = Math.max(0, offset - 90);
  const token = tokenAt(text, offset, 120);
  const end = offset + token.length;
  const to = Math.min(text.length, end + 90);
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, offset),
    at: token,
    after: text.slice(end, to) + (to < text.length ? '…' : ''),
  };
}
