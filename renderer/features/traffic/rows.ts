import type { Exchange } from '../../../shared/exchange.ts';

/** Neighbouring identical probes, shown as one row until opened. */
export interface ProbeRun {
  readonly run: true;
  readonly newest: Exchange;
  readonly oldest: Exchange;
  readonly count: number;
  readonly expanded: boolean;
}

export type TrafficRow = Exchange | ProbeRun;

export function isRun(row: TrafficRow): row is ProbeRun {
  return 'run' in row;
}

/** A probe asks for no decision, is answered at once, and looks like the next one: GET /health and the like. */
function isProbe(exchange: Exchange): boolean {
  return exchange.situations.length === 0 && exchange.method === 'GET' && exchange.route !== null && exchange.endedAt !== null;
}

function isSameProbe(a: Exchange, b: Exchange): boolean {
  return a.path === b.path && a.outcome === b.outcome && a.status === b.status && isProbe(a) && isProbe(b);
}

/**
 * The rows of a list that is newest first: neighbouring identical probes become one row, followed by
 * themselves where the run is in `expanded` (by the id of its oldest, which arrivals do not change).
 */
export function collapseProbes(exchanges: readonly Exchange[], expanded: ReadonlySet<string>): TrafficRow[] {
  const rows: TrafficRow[] = [];
  for (let start = 0; start < exchanges.length;) {
    const newest = exchanges[start];
    if (!newest) break;
    let end = start + 1;
    for (let next = exchanges[end]; next && isSameProbe(newest, next); next = exchanges[end]) end += 1;
    const oldest = exchanges[end - 1] ?? newest;
    const isOpen = end - start > 1 && expanded.has(oldest.id);
    if (end - start > 1) rows.push({ run: true, newest, oldest, count: end - start, expanded: isOpen });
    if (end - start === 1 || isOpen) for (let at = start; at < end; at += 1) rows.push(exchanges[at] ?? newest);
    start = end;
  }
  return rows;
}

/** Ids of the exchanges that are shown below their open run. */
export function findNested(rows: readonly TrafficRow[]): ReadonlySet<string> {
  const nested = new Set<string>();
  rows.forEach((row, place) => {
    if (!isRun(row) || !row.expanded) return;
    for (const member of rows.slice(place + 1, place + 1 + row.count)) nested.add(rowKey(member));
  });
  return nested;
}

/** Names a row whatever arrives above it. */
export function rowKey(row: TrafficRow): string {
  return isRun(row) ? `run ${row.oldest.id}` : row.id;
}

/** Place of the row that shows an exchange: its own, or that of the closed run it is in; -1 where there is none. */
export function findRow(rows: readonly TrafficRow[], id: string): number {
  const wanted = Number(id);
  let low = 0;
  let high = rows.length - 1;
  let place = -1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const row = rows[middle];
    if (row && newestId(row) >= wanted) {
      place = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  const row = rows[place];
  if (!row) return -1;
  const oldest = Number(isRun(row) ? row.oldest.id : row.id);
  return oldest <= wanted ? place : -1;
}

/** Place of a row by its key; -1 where it is gone. */
export function findRowByKey(rows: readonly TrafficRow[], key: string): number {
  if (!key.startsWith('run ')) return findRow(rows, key);
  // A run's oldest member is the run's own row, or stands below it where the run is open.
  for (let place = findRow(rows, key.slice(4)); place >= 0; place -= 1) {
    const row = rows[place];
    if (row && rowKey(row) === key) return place;
    if (row && isRun(row)) return -1;
  }
  return -1;
}

function newestId(row: TrafficRow): number {
  return Number(isRun(row) ? row.newest.id : row.id);
}
