import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { JsonDocument } from '../../shared/json/document.ts';
import { classes } from './classes.ts';
import { describeRow, INDENTED_LEVELS } from './jsonRowText.ts';

interface JsonRowProps {
  readonly id: string;
  readonly document: JsonDocument;
  readonly node: number;
  readonly depth: number;
  /** Its place among its siblings, from 0, and how many they are with it. */
  readonly place: number;
  readonly siblings: number;
  /** Pixels from the tree's start. */
  readonly top: number;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly onChoose: (node: number) => void;
  readonly onToggle: (node: number) => void;
}

const COLOURS = { string: 'text-go', number: 'text-mark', word: 'text-mark', container: 'text-ink-3' } as const;

/** One node in one line; deeper levels than fit are numbered instead of indented. */
export const JsonRow = memo(function JsonRow(props: JsonRowProps) {
  const { id, document, node, depth, place, siblings, top, open, chosen, onChoose, onToggle } = props;
  const { key, isItem, value, colour, foldable, clipped, shadowed } = describeRow(document, node, place);
  const Arrow = open ? ChevronDown : ChevronRight;
  return (
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={depth + 1}
      aria-posinset={place + 1}
      aria-setsize={siblings}
      aria-selected={chosen}
      aria-expanded={foldable ? open : undefined}
      onMouseDown={(event) => {
        if (event.button === 0) onChoose(node);
      }}
      onDoubleClick={() => {
        if (foldable) onToggle(node);
      }}
      style={{ top, paddingLeft: 8 + Math.min(depth, INDENTED_LEVELS) * 14 }}
      className={classes(
        'absolute inset-x-0 flex h-5 min-w-max items-center pr-3 whitespace-pre',
        chosen ? 'bg-hover group-focus:bg-selected' : 'hover:bg-hover',
      )}
    >
      <span
        aria-hidden
        className="grid w-4 shrink-0 place-items-center text-ink-3"
        onMouseDown={(event) => {
          event.stopPropagation();
          onChoose(node);
          if (foldable) onToggle(node);
        }}
      >
        {foldable && <Arrow size={12} />}
      </span>
      {depth > INDENTED_LEVELS && <span className="mr-1.5 text-s text-ink-3">level {depth}</span>}
      {key !== null && (
        <span className={classes('[unicode-bidi:isolate]', shadowed ? 'text-ink-3 line-through' : isItem ? 'text-ink-3' : 'text-accent')}>
          {key}
        </span>
      )}
      {key !== null && <span className="text-ink-3">: </span>}
      <span className={classes('[unicode-bidi:isolate]', shadowed ? 'text-ink-3 line-through' : COLOURS[colour])}>{value}</span>
      {clipped !== null && <span className="ml-1.5 text-s text-ink-3">{clipped}</span>}
      {shadowed && <span className="ml-2 rounded-sm bg-wait-bg px-1 text-s text-wait">repeated below: does not count</span>}
    </div>
  );
});
