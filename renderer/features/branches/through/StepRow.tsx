import { describeCount } from '../../../ui/amounts.ts';
import { classes } from '../../../ui/classes.ts';
import { visibleText } from '../../../ui/visibleText.ts';
import type { PathStep } from './pathSteps.ts';

/** A step in one line: its number, what was decided, the memory's size, what it grew by, keys that came and went. */
export function StepRow({ step }: { readonly step: PathStep }) {
  const { grew, length, keysAdded, keysRemoved } = step;
  return (
    <>
      <StepName step={step} />
      {keysAdded.length > 0 && <span className="captured-line max-w-[25%] text-s text-go">+ {visibleText(keysAdded.join(', '))}</span>}
      {keysRemoved.length > 0 && (
        <span className="captured-line max-w-[25%] text-s text-stop">− {visibleText(keysRemoved.join(', '))}</span>
      )}
      <span className={classes('w-16 shrink-0 text-right text-s tabular-nums', grew !== null && grew < 0 ? 'text-wait' : 'text-ink-3')}>
        {grew === null ? '' : grew < 0 ? `▾ −${describeCount(-grew)}` : `+${describeCount(grew)}`}
      </span>
      <span className="w-18 shrink-0 text-right tabular-nums text-ink-2">{length === null ? 'none' : describeCount(length)}</span>
    </>
  );
}

/** A step's number and what was decided there. */
export function StepName({ step: { index, place, line } }: { readonly step: PathStep }) {
  return (
    <>
      <span className="w-7 shrink-0 text-right text-s text-ink-3 tabular-nums">{index + 1}</span>
      <span className="captured-line min-w-0 flex-1 font-mono text-m" dir="auto">
        {place === null ? `came with “${visibleText(line)}”` : visibleText(line)}
      </span>
    </>
  );
}
