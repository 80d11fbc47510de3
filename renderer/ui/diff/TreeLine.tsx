import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { ListedChange } from '../../../shared/diff/listChanges.ts';
import { MARK } from '../../../shared/diff/rows.ts';
import { classes } from '../classes.ts';
import { INDENTED_LEVELS } from '../jsonRowText.ts';
import { visibleText } from '../visibleText.ts';
import { LOOKS } from './looks.ts';
import type { RowText, Shown } from './rowText.ts';
import { readRowText } from './rowText.ts';
import { RowValueView } from './RowValueView.tsx';

/** Pixels. */
export const LINE = 20;

interface TreeLineProps {
  readonly shown: Shown;
  readonly place: number;
  readonly id: string;
  readonly chosen: boolean;
  /** Of what was moved, once it is known: where from and where to. */
  readonly change: ListedChange | null;
  /** A word that is said loudly, such as `rule dropped`. */
  readonly flag: string | null;
  readonly onChoose: (place: number) => void;
  readonly onToggle: (place: number) => void;
}

/** One row of the folded tree. */
export const TreeLine = memo(function TreeLine({ shown, place, id, chosen, change, flag, onChoose, onToggle }: TreeLineProps) {
  const row = readRowText(shown, place);
  const look = row.look === 'moved' && change?.kind === 'reordered' ? 'reordered' : row.look;
  const { sign, word, line, ink } = LOOKS[look];
  const foldable = row.kind !== 'leaf';
  const isOpen = row.kind === 'open' || row.kind === 'unfolded';
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const isShadowed = (row.marks & MARK.shadowed) !== 0;
  // What is the same steps back, but for what leads to what is not.
  const isQuiet = row.look === 'same' && (row.marks & MARK.within) === 0;
  const note = moveNote(row, change);
  return (
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={row.depth + 1}
      aria-selected={chosen}
      aria-expanded={foldable ? isOpen : undefined}
      onMouseDown={(event) => {
        if (event.button === 0) onChoose(place);
      }}
      onDoubleClick={() => {
        if (foldable) onToggle(place);
      }}
      style={{ top: place * LINE, paddingLeft: 24 + Math.min(row.depth, INDENTED_LEVELS) * 14 }}
      className={classes(
        'absolute inset-x-0 flex h-5 items-center overflow-hidden pr-3 whitespace-pre [contain:strict]',
        line,
        chosen
          ? classes('-outline-offset-1 outline-accent', line === '' && 'bg-selected [&_.text-ink-3]:text-ink-2', 'outline-1')
          : line === '' && 'hover:bg-hover',
      )}
    >
      <span aria-hidden className={classes('absolute left-2 w-4 text-center font-semibold', ink)}>
        {sign}
      </span>
      {word !== '' && <span className="sr-only">{word} </span>}
      <span
        aria-hidden
        className="grid h-full w-4 shrink-0 place-items-center text-ink-3"
        onMouseDown={(event) => {
          event.stopPropagation();
          onChoose(place);
          if (foldable) onToggle(place);
        }}
      >
        {foldable && <Arrow size={12} />}
      </span>
      {row.depth > INDENTED_LEVELS && <span className="mr-1.5 shrink-0 text-s text-ink-3">level {row.depth}</span>}
      <span className="min-w-0 overflow-hidden text-ellipsis">
        {row.name && <Name name={row.name} ink={isShadowed ? 'text-ink-3 line-through' : isQuiet ? 'text-ink-3' : 'text-accent'} />}
        <RowValueView value={row.value} muted={isShadowed || isQuiet} />
      </span>
      {row.clipped !== null && <span className="ml-1.5 shrink-0 text-s text-ink-3">{row.clipped}</span>}
      {(look === 'respelled' || look === 'reordered') && <span className="ml-2 shrink-0 font-sans text-s text-ink-3">{word}</span>}
      {note !== null && <span className="captured-line ml-2 min-w-8 font-sans text-s text-ink-2">{visibleText(note)}</span>}
      {isShadowed && <span className="ml-2 shrink-0 rounded-sm bg-wait-bg px-1 font-sans text-s text-wait">repeated: does not count</span>}
      {flag !== null && (
        <span className="ml-2 shrink-0 rounded-sm border border-stop px-1 font-sans text-[10.5px] leading-4 font-semibold text-stop">
          {flag}
        </span>
      )}
    </div>
  );
});

function Name({ name, ink }: { readonly name: NonNullable<RowText['name']>; readonly ink: string }) {
  return (
    <>
      {name.from !== null && (
        <>
          <del className="text-stop [unicode-bidi:isolate]">{visibleText(name.from)}</del>
          <span className="text-ink-3"> → </span>
        </>
      )}
      <span className={classes('[unicode-bidi:isolate]', name.isItem ? 'text-ink-3' : ink)}>{visibleText(name.text)}</span>
      <span className="text-ink-3">: </span>
    </>
  );
}

/** Where a moved value came from, or went to. */
function moveNote({ marks, after }: RowText, change: ListedChange | null): string | null {
  if ((marks & MARK.moved) === 0 || (change !== null && change.kind !== 'moved')) return null;
  if (change === null) return after === null ? 'moved away' : 'moved here';
  return after === null ? `moved to ${change.after ?? ''}` : `moved from ${change.before ?? ''}`;
}
