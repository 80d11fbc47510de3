import { ChevronDown, ChevronUp, ClipboardCopy } from 'lucide-react';
import { describeCount } from '../amounts.ts';
import { Button } from '../Button.tsx';
import { Hint } from '../Hint.tsx';
import { IconButton } from '../IconButton.tsx';
import { Menu } from '../Menu.tsx';
import { copyPatch } from './copyPatch.ts';
import { describeCounts, LOOKS } from './looks.ts';
import type { ReadyDiff } from './useDiff.ts';

interface DiffBarProps {
  readonly diff: ReadyDiff;
  /** The chosen change; null for none. */
  readonly current: number | null;
  readonly onStep: (by: 1 | -1) => void;
}

/** Over a diff: how much of what kind, how the bytes grew, next and previous, copying. */
export function DiffBar({ diff, current, onStep }: DiffBarProps) {
  const { summary, handle } = diff;
  const { counts, changes, bytesBefore, bytesAfter } = summary;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-0.5">
      <span role="group" aria-label="Changes" className="flex gap-2.5 font-mono font-semibold tabular-nums">
        {changes === 0 && <span className="font-sans font-normal text-ink-3">No value differs</span>}
        {describeCounts(counts).map(({ look, text, words }) => (
          <Hint key={look} text={words}>
            <span className={LOOKS[look].ink}>
              <span aria-hidden>{text}</span>
              <span className="sr-only">{words}</span>
            </span>
          </Hint>
        ))}
      </span>
      <span className="text-s text-ink-3 tabular-nums">
        {bytesBefore === bytesAfter
          ? `${describeCount(bytesAfter)} bytes`
          : `${describeCount(bytesBefore)} → ${describeCount(bytesAfter)} bytes`}
      </span>
      <span className="ml-auto flex items-center gap-0.5">
        {changes > 0 && (
          <span className="mr-1 text-s text-ink-3 tabular-nums">
            {current === null ? describeCount(changes, 'change') : `${describeCount(current + 1)} of ${describeCount(changes)}`}
          </span>
        )}
        <IconButton icon={ChevronUp} label="Previous change (p)" disabled={changes === 0} onClick={() => onStep(-1)} />
        <IconButton icon={ChevronDown} label="Next change (n)" disabled={changes === 0} onClick={() => onStep(1)} />
        <Menu
          align="end"
          trigger={
            <Button look="quiet" size="icon" aria-label="Copy as a patch">
              <ClipboardCopy size={14} strokeWidth={1.8} aria-hidden />
            </Button>
          }
          entries={[
            {
              label: 'Copy as JSON Patch',
              hint: 'RFC 6902: each operation with its pointer',
              onSelect: () => void copyPatch(handle, 'json'),
            },
            { label: 'Copy as merge patch', hint: 'RFC 7396: the members that differ', onSelect: () => void copyPatch(handle, 'merge') },
          ]}
        />
      </span>
    </div>
  );
}
