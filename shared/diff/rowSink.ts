import { cell } from '../json/cell.ts';
import type { JsonDocument } from '../json/document.ts';
import { MOST_ROWS, NONE } from './rows.ts';
import type { DiffRows, RowSlices } from './rows.ts';

/** One row to be added. */
export interface NewRow {
  /** A `ROW`. */
  readonly kind: number;
  /** `MARK` bits. */
  readonly marks: number;
  readonly depth: number;
  readonly id: number;
  /** Number of its change; NONE for none. */
  readonly change: number;
  readonly size: number;
  /** Nodes; NONE for a side that it does not have. */
  readonly before: number;
  readonly after: number;
  readonly indexBefore: number;
  readonly indexAfter: number;
}

/** Gathers rows in columns, up to `MOST_ROWS`. */
export interface RowSink {
  count: number;
  cut: boolean;
  capacity: number;
  columns: Columns;
  readonly documents: { readonly before: JsonDocument; readonly after: JsonDocument };
}

type Columns = Omit<DiffRows, 'count' | 'cut'>;

export function createRowSink(before: JsonDocument, after: JsonDocument): RowSink {
  const capacity = 256;
  return { count: 0, cut: false, capacity, columns: mapColumns(null, capacity), documents: { before, after } };
}

/** Adds a row; its sides are the nodes' literals, or of the row that closes a container the last unit of them. */
export function addRow(sink: RowSink, row: NewRow, isEnd = false): void {
  if (sink.count >= MOST_ROWS) {
    sink.cut = true;
    return;
  }
  if (sink.count === sink.capacity) {
    sink.capacity *= 2;
    sink.columns = mapColumns(sink.columns, sink.capacity);
  }
  const at = sink.count++;
  const { columns, documents } = sink;
  columns.kinds[at] = row.kind;
  columns.marks[at] = row.marks;
  columns.depths[at] = row.depth;
  columns.ids[at] = row.id;
  columns.changes[at] = row.change;
  columns.sizes[at] = row.size;
  addSide(columns.before, at, documents.before, row.before, row.indexBefore, isEnd);
  addSide(columns.after, at, documents.after, row.after, row.indexAfter, isEnd);
}

/** The rows, in columns no longer than they are many. */
export function finishRows({ count, cut, columns }: RowSink): DiffRows {
  return { count, cut, ...mapColumns(columns, count) };
}

function addSide(slices: RowSlices, at: number, document: JsonDocument, node: number, index: number, isEnd: boolean): void {
  const isMissing = node === NONE;
  const end = isMissing ? NONE : cell(document.ends, node);
  slices.starts[at] = isMissing ? NONE : isEnd ? end - 1 : cell(document.starts, node);
  slices.ends[at] = end;
  slices.keyStarts[at] = isMissing || isEnd ? NONE : cell(document.keyStarts, node);
  slices.keyEnds[at] = isMissing || isEnd ? NONE : cell(document.keyEnds, node);
  slices.indexes[at] = index;
}

/** Columns of another length with the same content, as far as it fits. */
function mapColumns(from: Columns | null, length: number): Columns {
  const bytes = (old: Uint8Array | undefined): Uint8Array => fill(new Uint8Array(length), old);
  const words = (old: Uint32Array | undefined): Uint32Array => fill(new Uint32Array(length), old);
  const slices = (old: RowSlices | undefined): RowSlices => ({
    starts: words(old?.starts),
    ends: words(old?.ends),
    keyStarts: words(old?.keyStarts),
    keyEnds: words(old?.keyEnds),
    indexes: words(old?.indexes),
  });
  return {
    kinds: bytes(from?.kinds),
    marks: bytes(from?.marks),
    depths: words(from?.depths),
    ids: words(from?.ids),
    changes: words(from?.changes),
    sizes: words(from?.sizes),
    before: slices(from?.before),
    after: slices(from?.after),
  };
}

function fill<Column extends Uint8Array | Uint32Array>(column: Column, old: Column | undefined): Column {
  if (old) column.set(old.length > column.length ? old.subarray(0, column.length) : old);
  return column;
}
