import type { JsonDocument } from '../../json/document.ts';
import type { KnownValue } from '../../json/known.ts';
import type { CandidateError } from '../../situation.ts';
import { readAgain } from '../recentReading.ts';
import { identityOf } from './identity.ts';
import { memoryTextOf } from './requestParts.ts';

/** The varying parts of a candidate, as JSON texts. */
export interface CandidateTexts {
  readonly status: 'completed' | 'error';
  readonly memory: string;
  /** Values of the memory's text that are read already. */
  readonly known?: readonly KnownValue[];
  readonly steps: string;
  readonly output: string;
  readonly error: string;
}

/** A whole candidate with every field, also the null ones, ids in the request's own spelling. */
export function writeCandidate(request: JsonDocument, situation: number, candidate: number, texts: CandidateTexts): string {
  const identity = identityOf(request, situation, candidate);
  const head =
    `{"request_id":${identity.request_id},"source_id":${identity.source_id},"candidate_index":${identity.candidate_index},` +
    `"status":"${texts.status}","memory":`;
  const text = `${head}${texts.memory},"internal_steps":${texts.steps},"output":${texts.output},"error":${texts.error}}`;
  // It is described and checked next, and its memory is most of it.
  if (texts.known !== undefined)
    readAgain(
      text,
      texts.known.map(({ at, document, node }) => ({ at: at + head.length, document, node })),
    );
  return text;
}

/** A valid candidate that says nothing, with the caller's memory byte for byte. */
export function blankCandidate(request: JsonDocument, situation: number, candidate: number): string {
  return writeCandidate(request, situation, candidate, {
    status: 'completed',
    memory: memoryTextOf(request, situation),
    steps: '[]',
    output: '{"say":"","tool_calls":[]}',
    error: 'null',
  });
}

/** An error candidate; memory unchanged. The contract wants code and message not empty. */
export function failedCandidate(request: JsonDocument, situation: number, candidate: number, error: CandidateError): string {
  return writeCandidate(request, situation, candidate, {
    status: 'error',
    memory: memoryTextOf(request, situation),
    steps: '[]',
    output: 'null',
    error: JSON.stringify({
      code: error.code === '' ? 'agent_error' : error.code,
      message: error.message === '' ? 'No message was given.' : error.message,
      component: error.component,
    }),
  });
}
