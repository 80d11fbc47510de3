import type { Answers, Question } from './readCaptured.ts';
import { answerQuestion } from './readCaptured.ts';
import type { WorkerReply, WorkerRequest } from './reading.worker.ts';

/** UTF-16 units from which a text is read in a worker, so that the window never waits. */
const HEAVY = 1_000_000;

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (fault: Error) => void }>();

/** Answers a question about captured texts: at once, or from the worker where they are long. */
export async function askReader<Ask extends Question['ask']>(question: Question & { ask: Ask }): Promise<Answers[Ask]> {
  const plain: Question = question;
  if (lengthOf(plain) < HEAVY) return answerQuestion<Ask>(question);
  // The worker runs the same answerQuestion on the same question, so that it gives the same shape…
  const answer = (await askWorker(plain)) as Answers[Ask];
  if (plain.ask !== 'json') return answer;
  // …but for the text, which is here already.
  const reading = answer as Answers['json'];
  const whole: Answers['json'] = reading.ok ? { ok: true, document: { ...reading.document, text: plain.text } } : reading;
  return whole as Answers[Ask];
}

export function isHeavy(text: string): boolean {
  return text.length >= HEAVY;
}

function lengthOf(question: Question): number {
  return question.ask === 'situations' ? question.request.length + (question.answer?.length ?? 0) : question.text.length;
}

function askWorker(question: Question): Promise<unknown> {
  worker ??= startWorker();
  asked += 1;
  const request: WorkerRequest = { id: asked, question };
  worker.postMessage(request);
  return new Promise((resolve, reject) => waiting.set(request.id, { resolve, reject }));
}

function startWorker(): Worker {
  const started = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module', name: 'reader' });
  started.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asker?.resolve(data.answer);
    else asker?.reject(new Error(data.message));
  };
  started.onerror = (event) => {
    for (const { reject } of waiting.values()) reject(new Error(`The reader stopped: ${event.message}`));
    waiting.clear();
    worker = null;
  };
  return started;
}
