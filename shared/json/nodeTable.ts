import type { JsonDocument } from './document.ts';

type Columns = Pick<JsonDocument, 'kinds' | 'starts' | 'ends' | 'afters' | 'parents' | 'keyStarts' | 'keyEnds'>;

/** Columns with room to spare, filled while a text is read. */
export interface NodeTable extends Columns {
  readonly capacity: number;
}

const BYTES_PER_NODE = 25;
const KEPT_CAPACITY = 1 << 17;

// One table serves every reading, one after another: allocating per body costs more than reading a small one.
let spare: NodeTable = createTable(1 << 12);

/** The shared table; valid until the next reading begins. */
export function takeTable(): NodeTable {
  return spare;
}

/** A table twice as large with the same content; kept for later readings while it is of moderate size. */
export function growTable(table: NodeTable): NodeTable {
  const grown = createTable(table.capacity * 2);
  copyColumns(table, grown, table.capacity);
  if (grown.capacity <= KEPT_CAPACITY) spare = grown;
  return grown;
}

/** The first `size` nodes in columns of exactly that length. A table too large to keep is handed over rather than copied. */
export function sealTable(table: NodeTable, size: number): Columns {
  if (table !== spare) return cutColumns(table, size);
  const sealed = createColumns(size);
  copyColumns(table, sealed, size);
  return sealed;
}

function createTable(capacity: number): NodeTable {
  return { capacity, ...createColumns(capacity) };
}

/** Empty columns of so many nodes, in one buffer: seven of their own would cost more than filling them. */
export function createColumns(length: number): Columns {
  const buffer = new ArrayBuffer(length * BYTES_PER_NODE);
  const words = (index: number): Uint32Array => new Uint32Array(buffer, index * length * 4, length);
  return {
    starts: words(0),
    ends: words(1),
    afters: words(2),
    parents: words(3),
    keyStarts: words(4),
    keyEnds: words(5),
    kinds: new Uint8Array(buffer, length * 24, length),
  };
}

function cutColumns(from: Columns, size: number): Columns {
  return {
    starts: from.starts.subarray(0, size),
    ends: from.ends.subarray(0, size),
    afters: from.afters.subarray(0, size),
    parents: from.parents.subarray(0, size),
    keyStarts: from.keyStarts.subarray(0, size),
    keyEnds: from.keyEnds.subarray(0, size),
    kinds: from.kinds.subarray(0, size),
  };
}

function copyColumns(from: Columns, to: Columns, size: number): void {
  const cut = cutColumns(from, size);
  to.starts.set(cut.starts);
  to.ends.set(cut.ends);
  to.afters.set(cut.afters);
  to.parents.set(cut.parents);
  to.keyStarts.set(cut.keyStarts);
  to.keyEnds.set(cut.keyEnds);
  to.kinds.set(cut.kinds);
}
