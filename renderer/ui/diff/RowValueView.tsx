import { classes } from '../classes.ts';
import { visibleText } from '../visibleText.ts';
import { Pieces } from './Pieces.tsx';
import type { RowValue } from './rowText.ts';

const COLOURS = { string: 'text-go', number: 'text-mark', word: 'text-mark', container: 'text-ink-2' } as const;

/** What a row says of its value: its literal, or what it was and is. */
export function RowValueView({ value, muted }: { readonly value: RowValue; readonly muted: boolean }) {
  switch (value.kind) {
    case 'fold':
      return <span className="font-sans text-s text-ink-3">{value.text}</span>;
    case 'literal':
      return (
        <span className={classes('[unicode-bidi:isolate]', muted ? 'text-ink-3' : COLOURS[value.colour])}>{visibleText(value.text)}</span>
      );
    case 'pieces':
      return (
        <span className="[unicode-bidi:isolate]">
          <Pieces pieces={value.pieces} />
        </span>
      );
    case 'turned':
      return (
        <>
          <del className="text-stop [unicode-bidi:isolate]">{visibleText(value.from)}</del>
          <span className="text-ink-3"> → </span>
          <ins className="text-go decoration-1 underline-offset-2 [unicode-bidi:isolate]">{visibleText(value.to)}</ins>
        </>
      );
  }
}
