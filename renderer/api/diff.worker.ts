import type { DiffRows, RowSlices } from '../../shared/diff/rows.ts';
import { createDiffDesk } from './diffDesk.ts';
import type { DiffQuestion } from './diffDesk.ts';

export interface DiffRequest {
  readonly id: number;
  readonly question: DiffQuestion;
}

export type DiffReply =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

const desk = createDiffDesk(() => performance.now());

self.onmessage = ({ data: { id, question } }: MessageEvent<DiffRequest>) => {
  try {
    if (question.ask === 'rows') {
      const rows = desk.answer(question);
      self.postMessage({ id, ok: true, answer: rows } satisfies DiffReply, { transfer: buffersOf(rows) });
    } else self.postMessage({ id, ok: true, answer: desk.answer(question) } satisfies DiffReply);
  } catch (fault) {
    self.postMessage({ id, ok: false, message: fault instanceof Error ? fault.message : String(fault) } satisfies DiffReply);
  }
};

/** The columns change hands, so that no row is copied. */
function buffersOf({ kinds, marks, depths, ids, changes, sizes, before, after }: DiffRows): ArrayBuffer[] {
  const columns = [kinds, marks, depths, ids, changes, sizes, ...columnsOf(before), ...columnsOf(after)];
  return columns.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []));
}

function columnsOf({ starts, ends, keyStarts, keyEnds, indexes }: RowSlices): Uint32Array[] {
  return [starts, ends, keyStarts, keyEnds, indexes];
}
