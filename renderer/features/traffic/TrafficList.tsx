import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { trimExchanges, useExchanges } from '../../api/exchanges.ts';
import { LONGEST } from '../../api/feed.ts';
import { useStatusPart } from '../../api/queries.ts';
import { useView } from '../../store/view.ts';
import { classes } from '../../ui/classes.ts';
import { ListEnd } from './ListEnd.tsx';
import { ListHead } from './ListHead.tsx';
import { LIST_ID, ROW_HEIGHT } from './listPlace.ts';
import { NewPill } from './NewPill.tsx';
import { NoMatches } from './NoMatches.tsx';
import { Row } from './Row.tsx';
import { RunRow } from './RunRow.tsx';
import { collapseProbes, findNested, findRow, findRowByKey, isRun, rowKey } from './rows.ts';
import { useToEnd } from './useToEnd.ts';
import { useListKeys } from './useListKeys.ts';
import { useStillList } from './useStillList.ts';

/** The live list. Arrivals go on top and never move what the person looks at. */
export function TrafficList() {
  const filter = useView((view) => view.filter);
  const selected = useView((view) => view.exchange);
  const select = useView((view) => view.select);
  const { list, fault, loadMore } = useExchanges(filter);
  const still = useStillList({ exchanges: list?.exchanges ?? NONE, selected, filter });
  const { scroller } = still;
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [runCursor, setRunCursor] = useState<string | null>(null);
  const rows = useMemo(() => collapseProbes(still.shown, expanded), [still.shown, expanded]);
  const nested = useMemo(() => (expanded.size === 0 ? NO_IDS : findNested(rows)), [expanded, rows]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    // The head stands at the scroller's top and stays there.
    scrollMargin: ROW_HEIGHT,
    scrollPaddingStart: ROW_HEIGHT,
  });
  const items = virtual.getVirtualItems();
  const nearEnd = list?.more === true && (items.at(-1)?.index ?? 0) >= rows.length - 200;
  useEffect(() => {
    if (nearEnd) loadMore();
  }, [nearEnd, rows.length, loadMore]);

  const isLong = still.follows && (list?.exchanges.length ?? 0) > LONGEST;
  useEffect(() => {
    if (isLong) trimExchanges(filter);
  }, [isLong, filter]);

  const runAt = runCursor === null ? -1 : findRowByKey(rows, runCursor);
  const { newCount, admit } = still;
  useLayoutEffect(() => {
    const room = Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 1 - rows.length;
    if (newCount > 0 && room > 0) admit(room);
  }, [newCount, rows.length, admit, scroller]);

  const chosen = runAt >= 0 ? runAt : selected === null ? -1 : findRow(rows, selected);
  const choose = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setRunCursor(isRun(row) ? rowKey(row) : null);
    select(isRun(row) ? row.newest.id : row.id);
  };
  const toggle = (oldest: string) => {
    const next = new Set(expanded);
    if (!next.delete(oldest)) next.add(oldest);
    setExpanded(next);
  };
  const reveal = (index: number) => virtual.scrollToIndex(index, { align: 'auto' });
  // Where the list is another one, as at first or once the filter is cleared, what is chosen comes into view.
  const shownFor = useRef<string | null>(null);
  const isLoaded = list !== undefined;
  useEffect(() => {
    if (!isLoaded || shownFor.current === filter) return;
    shownFor.current = filter;
    if (chosen > 0) virtual.scrollToIndex(chosen, { align: 'center' });
  }, [virtual, filter, isLoaded, chosen]);
  const total = useStatusPart((status) => status.exchanges);
  const loaded = list?.exchanges.length ?? 0;
  const toEnd = useToEnd({
    loaded,
    more: list?.more ?? false,
    loadMore,
    reveal: () => reveal(rows.length - 1),
    choose: () => choose(rows.length - 1),
  });
  useListKeys({ rows, chosen, choose, reveal, toggle, scroller, newCount, toTop: still.toTop, toEnd: toEnd.start });

  return (
    <section aria-label="Exchanges" className="traffic-list relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        id={LIST_ID}
        role="grid"
        aria-label="Exchanges, newest first"
        aria-rowcount={rows.length + 1}
        aria-activedescendant={items.some(({ index }) => index === chosen) ? `row-${chosen}` : undefined}
        tabIndex={0}
        onScroll={still.onScroll}
        className={classes('group min-h-0 flex-1 overflow-y-scroll -outline-offset-2', chosen >= 0 && 'outline-none')}
      >
        <ListHead>
          <NewPill count={newCount} onClick={still.toTop} />
        </ListHead>
        <div role="rowgroup" style={{ height: virtual.getTotalSize() }} className="relative">
          {items.map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const place = { index, top: start - ROW_HEIGHT, chosen: index === chosen, onChoose: choose };
            if (isRun(row)) return <RunRow key={rowKey(row)} run={row} {...place} onToggle={toggle} />;
            return <Row key={row.id} exchange={row} nested={nested.has(row.id)} {...place} />;
          })}
        </div>
        <ListEnd
          loading={!list && !fault}
          more={list?.more ?? false}
          toEnd={toEnd.going ? { loaded, of: filter === '' ? (total ?? null) : null } : null}
          fault={fault}
        />
      </div>
      {list && rows.length === 0 && filter !== '' && <NoMatches filter={filter} />}
    </section>
  );
}

const NONE: readonly never[] = [];
const NO_IDS: ReadonlySet<string> = new Set();
