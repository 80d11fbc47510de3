import type { DiffRows } from '../../shared/diff/rows.ts';
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
    const answer = desk.answer(question);
    const reply: DiffReply = { id, ok: true, answer };
    self.postMessage(reply, { transfer: isRows(question, answer) ? buffersOf(answer) : [] });
  } catch (fault) {
    const reply: DiffReply = { id, ok: false, message: fault instanceof Error ? fault.message : String(fault) };
    self.postMessage(reply);
  }
};

function isRows({ ask }: DiffQuestion, _answer: unknown): _answer is DiffRows {
  return ask === 'rows';
}

/** The columns change hands, so that no row is copied. */
function buffersOf({ kinds, marks, depths, ids, changes, sizes, before, after }: DiffRows): ArrayBuffer[] {
  const columns = [kinds, marks, depths, ids, changes, sizes, ...Object.values(before), ...Object.values(after)];
  return columns.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []));
}
