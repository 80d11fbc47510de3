import { memo } from 'react';
import type { CutText, ListedChange } from '../../../shared/diff/listChanges.ts';
import { classes } from '../classes.ts';
import { visibleText } from '../visibleText.ts';
import { linePieces } from './linePieces.ts';
import { LOOKS } from './looks.ts';
import { Pieces } from './Pieces.tsx';

/** Pixels. */
export const CHANGE_LINE = 24;
const LONGEST_POINTER = 160;

interface ChangeLineProps {
  readonly id: string;
  readonly number: number;
  readonly of: number;
  /** Null while it is on the way. */
  readonly change: ListedChange | null;
  readonly chosen: boolean;
  readonly flag: string | null;
  readonly onChoose: (number: number) => void;
  readonly onOpen: (number: number) => void;
}

/** One change: its sign, where it is, what was and is. */
export const ChangeLine = memo(function ChangeLine({ id, number, of, change, chosen, flag, onChoose, onOpen }: ChangeLineProps) {
  const look = change === null ? LOOKS.same : LOOKS[change.kind];
  return (
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-posinset={number + 1}
      aria-setsize={of}
      tabIndex={-1}
      onMouseDown={(event) => {
        if (event.button === 0) onChoose(number);
      }}
      onDoubleClick={() => onOpen(number)}
      style={{ top: number * CHANGE_LINE }}
      className={classes(
        'absolute inset-x-0 grid h-6 grid-cols-[24px_minmax(80px,2fr)_minmax(0,3fr)] items-center overflow-hidden border-b border-line pr-3 whitespace-pre [contain:strict]',
        look.line,
        chosen ? '-outline-offset-1 outline-1 outline-accent' : look.line === '' && 'hover:bg-hover',
      )}
    >
      <span aria-hidden className={classes('text-center font-semibold', look.ink)}>
        {look.sign}
      </span>
      {change !== null && (
        <>
          <span className="min-w-0 overflow-hidden text-ellipsis" dir="auto">
            <span className="sr-only">{look.word} </span>
            <span className="text-ink [unicode-bidi:isolate]">{place(change.after ?? change.before)}</span>
          </span>
          <span className="flex min-w-0 items-center overflow-hidden pl-3">
            {flag !== null && (
              <span className="mr-2 shrink-0 rounded-sm border border-stop px-1 font-sans text-[10.5px] leading-4 font-semibold text-stop">
                {flag}
              </span>
            )}
            <span className="min-w-0 overflow-hidden text-ellipsis">
              <What change={change} />
            </span>
          </span>
        </>
      )}
    </div>
  );
});

function What({ change }: { readonly change: ListedChange }) {
  const { kind, from, to, before, isKey, isShadowed } = change;
  const isFurther = from !== null && to !== null && !isWhole(from) && from.text === to.text;
  const note = isFurther
    ? 'differs further on: Enter shows where'
    : isShadowed
      ? 'repeated: does not count'
      : isKey
        ? 'of the key'
        : kind === 'respelled'
          ? 'same value'
          : null;
  return (
    <>
      {kind === 'moved' && <span className="font-sans text-ink-2">from {place(before)}</span>}
      {kind === 'reordered' && <span className="font-sans text-ink-2">the key stands elsewhere among the keys</span>}
      {isFurther ? (
        <span className="text-ink-2 [unicode-bidi:isolate]">{visibleText(from.text.slice(0, 60))}…</span>
      ) : from && to && isWhole(from) && isWhole(to) && from.text.startsWith('"') && to.text.startsWith('"') && kind === 'changed' ? (
        <Pieces pieces={linePieces(from.text, to.text)} />
      ) : (
        <>
          {from && <del className={classes('text-stop [unicode-bidi:isolate]', to === null && 'no-underline')}>{line(from)}</del>}
          {from && to && <span className="text-ink-3"> → </span>}
          {to && <ins className="text-go no-underline [unicode-bidi:isolate]">{line(to)}</ins>}
        </>
      )}
      {note !== null && <span className="ml-2 font-sans text-s text-ink-3">{note}</span>}
    </>
  );
}

function isWhole({ text, length }: CutText): boolean {
  return text.length === length;
}

function line(cut: CutText): string {
  return visibleText(cut.text.replace(/\s*[\n\r]\s*/g, ' ')) + (isWhole(cut) ? '' : '…');
}

function place(pointer: string | null): string {
  if (pointer === null || pointer === '') return 'whole value';
  return visibleText(pointer.length > LONGEST_POINTER ? `…${pointer.slice(-LONGEST_POINTER)}` : pointer);
}
