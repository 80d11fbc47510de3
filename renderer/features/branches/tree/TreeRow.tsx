import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { TreeNode } from '../../../../shared/interaction.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { visibleText } from '../../../ui/visibleText.ts';
import { ROW_HEIGHT } from '../layout/laneLines.ts';
import { describeNode, TONE_TEXT } from '../nodeWords.ts';
import { LaneDrawing } from './LaneDrawing.tsx';

export interface TreeRowProps {
  readonly node: TreeNode;
  readonly candidate: number | null;
  readonly unit: number;
  readonly row: number;
  readonly id: string;
  /** For screen readers: how deep, which of how many siblings. */
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  /** Whether something follows from it, and how many nodes are hidden where it is closed; null where it is open. */
  readonly continued: boolean;
  readonly hidden: number | null;
  readonly foldable: boolean;
  readonly chosen: boolean;
  /** Whether it is one of the nodes picked to be compared. */
  readonly picked: boolean;
  readonly found: boolean;
  /** The lanes: path data, and where the dot is. */
  readonly solid: string;
  readonly dashed: string;
  readonly x: number;
  readonly width: number;
  readonly onChoose: (row: number) => void;
  readonly onToggle: (unit: number) => void;
}

/** One node in one line: its lanes, what it says, how it stands. Repainted only when something of it changed. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { node, candidate, unit, row, id, level, place, siblings, continued, hidden, foldable, chosen, picked, found } = props;
  const words = describeNode(node, candidate, continued);
  if (!words) return null;
  const Arrow = hidden === null ? ChevronDown : ChevronRight;
  const isSituation = candidate === null;
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={row + 1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={foldable ? hidden === null : undefined}
      aria-selected={chosen}
      onMouseDown={(event) => {
        if (event.button === 0) props.onChoose(row);
      }}
      onDoubleClick={() => props.onToggle(unit)}
      style={{ top: row * ROW_HEIGHT }}
      className={classes(
        'absolute inset-x-0 flex h-6 items-center gap-1.5 pr-3 whitespace-nowrap [contain:strict]',
        chosen ? 'bg-selected -outline-offset-2 outline-accent group-focus-visible:outline-2' : 'hover:bg-hover',
      )}
    >
      <span role="gridcell" className="flex h-full min-w-0 flex-1 items-center gap-1.5">
        <LaneDrawing {...props} dot={words.dot} hollow={!continued && !isSituation} />
        <span
          aria-hidden
          className="grid h-full w-3.5 shrink-0 place-items-center text-ink-3"
          onMouseDown={(event) => {
            if (!foldable) return;
            event.stopPropagation();
            props.onToggle(unit);
          }}
        >
          {foldable && <Arrow size={12} />}
        </span>
        <span className="max-w-24 shrink-0">
          <Badge>
            {!isSituation && <span className="sr-only">candidate </span>}
            {visibleText(words.badge)}
          </Badge>
        </span>
        <span
          dir="auto"
          className={classes(
            'captured-line min-w-0 rounded-[3px] text-left',
            isSituation ? 'text-ink' : 'font-mono text-m text-ink-2',
            chosen && 'text-ink',
            found && 'bg-mark-bg px-0.5 text-ink',
          )}
        >
          {visibleText(words.text)}
        </span>
        {hidden !== null && (
          <span className="shrink-0 rounded-full bg-raised px-1.5 text-[10px] leading-4 text-ink-2 tabular-nums">
            +{describeCount(hidden)}
          </span>
        )}
      </span>
      <span
        role="gridcell"
        className={classes('shrink-0 text-[10px] leading-4 font-semibold text-mark', picked ? 'rounded-sm bg-mark-bg px-1' : '-mr-1.5')}
      >
        {picked && 'picked'}
      </span>
      <span
        role="gridcell"
        className={classes(
          'max-w-[45%] shrink-0 overflow-hidden text-s text-ellipsis',
          chosen && words.tone === 'plain' ? 'text-ink-2' : TONE_TEXT[words.tone],
        )}
      >
        {words.state}
      </span>
    </div>
  );
});
