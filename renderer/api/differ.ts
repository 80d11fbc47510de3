import type { RowsQuestion, DiffRows } from '../../shared/diff/rows.ts';
import type { DiffReply, DiffRequest } from './diff.worker.ts';
import type { DiffAnswers, DiffQuestion, OpenedDiff } from './diffDesk.ts';

/**
 * Two texts being compared in a worker, which keeps their diff and answers about it: the window never waits for more than rows, a
 * page of changes or one string. Promises that are pending when it is closed stay so.
 */
export interface DiffHandle {
  /** How they differ in numbers, what that means by the contract's habits, or which text is not JSON. Ask for all else after it. */
  readonly opened: Promise<OpenedDiff>;
  /** Rows to show; null where newer ones were asked for meanwhile. Read them with `readDiffRow` and the two texts. */
  rows(question: RowsQuestion): Promise<DiffRows | null>;
  /** A page of the list of changes; at most some hundreds at a time. */
  changes(from: number, count: number): Promise<DiffAnswers['changes']>;
  /** What differs within a changed string, and its JSON where it is such: open that with a handle of its own. */
  inside(change: number): Promise<DiffAnswers['inside']>;
  /** Ids that may not be toggled for a change to have its row; `findRowOfChange` then finds it. */
  above(change: number): Promise<DiffAnswers['above']>;
  /** To be copied. */
  patch(format: 'json' | 'merge'): Promise<DiffAnswers['patch']>;
  /** Ends whatever is still being worked on, and forgets the texts. */
  close(): void;
}

/** A worker and who waits for it. */
interface Desk {
  readonly worker: Worker;
  readonly waiting: Map<number, { resolve: (answer: unknown) => void; reject: (fault: Error) => void }>;
  asked: number;
  /** Why it answers no more. */
  failure: Error | null;
}

/** An idle worker for the next comparison: starting one takes longer than most of them do. */
let spare: Desk | null = null;

/** Begins to compare two texts. Close the handle when they are no longer shown, and before others are shown in their stead: so the newest wins. */
export function openDiff(before: string, after: string, protocol: string | null): DiffHandle {
  const desk = spare ?? startDesk();
  spare = null;
  let isClosed = false;
  const ask = async <Ask extends DiffQuestion['ask']>(question: DiffQuestion & { ask: Ask }): Promise<DiffAnswers[Ask]> => {
    // Nothing is said of a diff that nobody shows any more.
    if (isClosed) return new Promise(() => undefined);
    // The worker answers with what its own createDiffDesk gives for the same question.
    return (await askDesk(desk, question)) as DiffAnswers[Ask];
  };
  return {
    opened: ask({ ask: 'open', before, after, protocol }),
    rows: newestOnly(({ view, toggled }: RowsQuestion) => ask({ ask: 'rows', view, toggled })),
    changes: (from, count) => ask({ ask: 'changes', from, count }),
    inside: (change) => ask({ ask: 'inside', change }),
    above: (change) => ask({ ask: 'above', change }),
    patch: (format) => ask({ ask: 'patch', format }),
    close: () => {
      if (isClosed) return;
      isClosed = true;
      retire(desk);
    },
  };
}

/** Asks one thing at a time; of those asked meanwhile the last alone, while the others come to null. */
function newestOnly<Question, Answer>(ask: (question: Question) => Promise<Answer>): (question: Question) => Promise<Answer | null> {
  let busy: Promise<unknown> | null = null;
  let newest = 0;
  return async (question) => {
    newest += 1;
    const own = newest;
    if (busy !== null) await busy;
    if (own !== newest) return null;
    const answered = ask(question);
    busy = answered.then(
      () => undefined,
      () => undefined,
    );
    const answer = await answered;
    return own === newest ? answer : null;
  };
}

/** A busy worker is ended, since it can't be interrupted; an idle one is kept, without the texts. */
function retire(desk: Desk): void {
  if (desk.waiting.size > 0 || spare !== null || desk.failure !== null) {
    desk.waiting.clear();
    desk.worker.terminate();
    return;
  }
  spare = desk;
  // Nobody waits for the answer.
  const request: DiffRequest = { id: 0, question: { ask: 'close' } };
  desk.worker.postMessage(request);
}

function askDesk(desk: Desk, question: DiffQuestion): Promise<unknown> {
  if (desk.failure !== null) return Promise.reject(desk.failure);
  desk.asked += 1;
  const request: DiffRequest = { id: desk.asked, question };
  desk.worker.postMessage(request);
  return new Promise((resolve, reject) => desk.waiting.set(request.id, { resolve, reject }));
}

function startDesk(): Desk {
  const worker = new Worker(new URL('./diff.worker.ts', import.meta.url), { type: 'module', name: 'diff' });
  const desk: Desk = { worker, waiting: new Map(), asked: 0, failure: null };
  worker.onmessage = ({ data }: MessageEvent<DiffReply>) => {
    const asker = desk.waiting.get(data.id);
    desk.waiting.delete(data.id);
    if (data.ok) asker?.resolve(data.answer);
    else asker?.reject(new Error(data.message));
  };
  worker.onerror = (event) => {
    const failure = new Error(`Comparing stopped: ${event.message}`);
    desk.failure = failure;
    for (const { reject } of desk.waiting.values()) reject(failure);
    desk.waiting.clear();
    if (spare === desk) spare = null;
  };
  return desk;
}
