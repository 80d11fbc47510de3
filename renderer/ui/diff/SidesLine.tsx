import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { readDiffRow } from '../../../shared/diff/readDiffRow.ts';
import { describeCount } from '../amounts.ts';
import { classes } from '../classes.ts';
import { INDENTED_LEVELS } from '../jsonRowText.ts';
import { visibleText } from '../visibleText.ts';
import { LOOKS } from './looks.ts';
import { Pieces } from './Pieces.tsx';
import type { Shown } from './rowText.ts';
import type { SideText } from './sideText.ts';
import { readSides } from './sideText.ts';
import { LINE } from './TreeLine.tsx';

interface SidesLineProps {
  readonly shown: Shown;
  readonly place: number;
  readonly id: string;
  readonly chosen: boolean;
  readonly onChoose: (place: number) => void;
  readonly onToggle: (place: number) => void;
}

/** One line of both texts. */
export const SidesLine = memo(function SidesLine({ shown, place, id, chosen, onChoose, onToggle }: SidesLineProps) {
  const row = readDiffRow(shown.rows, place, shown.before, shown.after);
  const isFold = row.kind === 'fold' || row.kind === 'unfolded';
  const isOpen = row.kind === 'open' || row.kind === 'unfolded';
  const foldable = row.kind !== 'leaf' && row.kind !== 'end';
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const [before, after] = readSides(shown, place, row);
  const indent = Math.min(row.depth, INDENTED_LEVELS) * 14;
  const level = row.depth > INDENTED_LEVELS ? `level ${row.depth} ` : '';
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={place + 1}
      aria-selected={chosen}
      aria-expanded={foldable ? isOpen : undefined}
      tabIndex={-1}
      onMouseDown={(event) => {
        if (event.button === 0) onChoose(place);
      }}
      onDoubleClick={() => {
        if (foldable) onToggle(place);
      }}
      style={{ top: place * LINE }}
      className={classes(
        'absolute inset-x-0 grid h-5 grid-cols-[18px_minmax(0,1fr)_minmax(0,1fr)] items-stretch whitespace-pre [contain:strict]',
        chosen ? '-outline-offset-1 outline-1 outline-accent' : 'hover:bg-hover',
      )}
    >
      <span
        aria-hidden
        className="grid place-items-center text-ink-3"
        onMouseDown={(event) => {
          event.stopPropagation();
          onChoose(place);
          if (foldable) onToggle(place);
        }}
      >
        {foldable && <Arrow size={12} />}
      </span>
      {isFold ? (
        <span role="gridcell" aria-colspan={2} className="col-span-2 bg-raised pl-6 font-sans text-s leading-5 text-ink-3">
          {describeCount(row.size)} unchanged{row.kind === 'unfolded' && ', shown'}
        </span>
      ) : (
        <>
          <Side side={before} indent={indent} level={level} />
          <Side side={after} indent={indent} level={level} />
        </>
      )}
    </div>
  );
});

function Side({ side, indent, level }: { readonly side: SideText | null; readonly indent: number; readonly level: string }) {
  if (side === null) return <span role="gridcell" aria-label="nothing" className="border-l border-line bg-raised/60" />;
  const { sign, word, line, ink } = LOOKS[side.look];
  return (
    <span role="gridcell" className={classes('flex min-w-0 items-center overflow-hidden border-l border-line pr-2', line)}>
      <span aria-hidden className={classes('w-4 shrink-0 text-center font-semibold', ink)}>
        {sign}
      </span>
      {word !== '' && <span className="sr-only">{word} </span>}
      <span className="min-w-0 overflow-hidden text-ellipsis" style={{ paddingLeft: indent }}>
        {level !== '' && <span className="text-s text-ink-3">{level}</span>}
        {side.key !== null && <span className="text-accent [unicode-bidi:isolate]">{visibleText(side.key)}</span>}
        {side.key !== null && <span className="text-ink-3">: </span>}
        <span className="[unicode-bidi:isolate]">
          <Pieces pieces={side.pieces} />
        </span>
        <span className="text-ink-3">{side.tail}</span>
      </span>
    </span>
  );
}
