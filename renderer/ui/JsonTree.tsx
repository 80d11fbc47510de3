import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { JsonDocument } from '../../shared/json/document.ts';
import { EmptyState } from './EmptyState.tsx';
import { JsonRow } from './JsonRow.tsx';
import { countSiblings, flattenJson, openAtFirst } from './jsonRows.ts';
import { JsonValuePane } from './JsonValuePane.tsx';
import { useJson } from './useJson.ts';
import { useTreeKeys } from './useTreeKeys.ts';

interface JsonTreeProps {
  readonly text: string;
  /** Names it for screen readers. */
  readonly label: string;
}

/** A JSON text as a tree of its own tokens: exact literals, repeated keys shown, virtualised. */
export function JsonTree({ text, label }: JsonTreeProps) {
  const reading = useJson(text);
  if (reading === null) return <EmptyState title="Reading…" />;
  if (!reading.ok) {
    return (
      <EmptyState title="This is not JSON">
        {reading.problem.message}, at offset {reading.problem.offset}
      </EmptyState>
    );
  }
  return <Tree document={reading.document} label={label} />;
}

const ROW = 20;
const ROWS_AT_FIRST = 250;

function Tree({ document, label }: { readonly document: JsonDocument; readonly label: string }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => openAtFirst(document, ROWS_AT_FIRST));
  const [chosen, setChosen] = useState(0);
  const [shown, setShown] = useState(document);
  if (shown !== document) {
    // Another text in the same place: its own folding, from its start.
    setShown(document);
    setOpen(openAtFirst(document, ROWS_AT_FIRST));
    setChosen(0);
  }
  const rows = useMemo(() => flattenJson(document, open), [document, open]);
  const prefix = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({ count: rows.count, getScrollElement: () => scroller.current, estimateSize: () => ROW, overscan: 10 });
  const toggle = useCallback((node: number) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(node)) next.add(node);
      return next;
    });
  }, []);
  const onKeyDown = useTreeKeys({
    document,
    rows,
    open,
    chosen,
    setOpen,
    choose: (node, place) => {
      setChosen(node);
      virtual.scrollToIndex(place, { align: 'auto' });
    },
    pageRows: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW) - 1),
  });
  const items = virtual.getVirtualItems();
  const isChosenShown = items.some(({ index }) => rows.nodes[index] === chosen);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="tree"
        aria-label={label}
        aria-activedescendant={isChosenShown ? `${prefix}${chosen}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="group min-h-0 flex-1 overflow-auto py-1 font-mono text-m -outline-offset-2"
      >
        <div role="presentation" style={{ height: virtual.getTotalSize() }} className="relative min-w-full">
          {items.map(({ index, start }) => {
            const node = rows.nodes[index] ?? 0;
            return (
              <JsonRow
                key={node}
                id={`${prefix}${node}`}
                document={document}
                node={node}
                depth={rows.depths[index] ?? 0}
                place={rows.places[index] ?? 0}
                siblings={countSiblings(rows, index)}
                top={start}
                open={open.has(node)}
                chosen={node === chosen}
                onChoose={setChosen}
                onToggle={toggle}
              />
            );
          })}
        </div>
      </div>
      <JsonValuePane document={document} node={Math.min(chosen, document.size - 1)} />
    </div>
  );
}
