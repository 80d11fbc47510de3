import type { KeyboardEvent } from 'react';
import { useContext } from 'react';
import { literalOf } from '../../shared/json/access.ts';
import { cell } from '../../shared/json/cell.ts';
import type { JsonDocument } from '../../shared/json/document.ts';
import { pointerOf } from '../../shared/json/pointer.ts';
import { copyText } from './copyText.ts';
import type { JsonRows } from './jsonRows.ts';
import { containersBelow, findJsonRow, isFoldable } from './jsonRows.ts';
import { ValueActionsContext } from './valueActions.ts';

interface TreeKeysInput {
  readonly document: JsonDocument;
  readonly rows: JsonRows;
  readonly open: ReadonlySet<number>;
  readonly chosen: number;
  readonly setOpen: (open: ReadonlySet<number>) => void;
  readonly choose: (node: number, place: number) => void;
  readonly pageRows: () => number;
}

const MOST_AT_ONCE = 200_000;

/** Keys of a tree, as trees have them everywhere; `c` and `p` copy the value and its pointer. */
export function useTreeKeys({ document, rows, open, chosen, setOpen, choose, pageRows }: TreeKeysInput) {
  const actions = useContext(ValueActionsContext);
  const at = findJsonRow(rows, chosen);
  const moveTo = (place: number) => {
    const bounded = Math.max(0, Math.min(rows.count - 1, place));
    choose(rows.nodes[bounded] ?? 0, bounded);
  };
  const unfold = (nodes: readonly number[]) => setOpen(new Set([...open, ...nodes]));
  const fold = () => {
    const next = new Set(open);
    next.delete(chosen);
    setOpen(next);
  };
  const right = (all: boolean) => {
    if (all) unfold(containersBelow(document, chosen, MOST_AT_ONCE));
    else if (!isFoldable(document, chosen)) return;
    else if (open.has(chosen)) moveTo(at + 1);
    else unfold([chosen]);
  };
  const left = () => {
    if (open.has(chosen)) fold();
    else moveTo(findJsonRow(rows, cell(document.parents, chosen)));
  };
  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: () => moveTo(at + 1),
    ArrowUp: () => moveTo(at - 1),
    PageDown: () => moveTo(at + pageRows()),
    PageUp: () => moveTo(at - pageRows()),
    Home: () => moveTo(0),
    End: () => moveTo(rows.count - 1),
    ArrowRight: (event) => right(event.shiftKey),
    ArrowLeft: left,
    Enter: () => (open.has(chosen) ? fold() : right(false)),
    ' ': () => (open.has(chosen) ? fold() : right(false)),
    c: () => copyText(literalOf(document, chosen), 'Value copied'),
    p: () => copyText(pointerOf(document, chosen), 'Pointer copied'),
    w: () => actions?.askWhen(pointerOf(document, chosen)),
  };
  return (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  };
}
