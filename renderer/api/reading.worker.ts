import type { JsonReading } from '../../shared/json/document.ts';
import type { Question } from './readCaptured.ts';
import { answerQuestion } from './readCaptured.ts';

export interface WorkerRequest {
  readonly id: number;
  readonly question: Question;
}

export type WorkerReply =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  self.postMessage(reply(data));
};

function reply({ id, question }: WorkerRequest): WorkerReply {
  try {
    const answer: unknown = answerQuestion(question);
    return { id, ok: true, answer: question.ask === 'json' ? withoutText(answer) : answer };
  } catch (fault) {
    return { id, ok: false, message: fault instanceof Error ? fault.message : String(fault) };
  }
}

/** The asker has the text already. */
function withoutText(answer: unknown): JsonReading {
  // Only called with the answer to `json`.
  const reading = answer as JsonReading;
  return reading.ok ? { ok: true, document: { ...reading.document, text: '' } } : reading;
}
