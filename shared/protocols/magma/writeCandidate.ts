import type { JsonDocument } from '../../json/document.ts';
import type { CandidateError } from '../../situation.ts';
import { identityOf } from './identity.ts';
import { memoryTextOf } from './requestParts.ts';

/** The varying parts of a candidate, as JSON texts. */
export interface CandidateTexts {
  readonly status: 'completed' | 'error';
  readonly memory: string;
  readonly steps: string;
  readonly output: string;
  readonly error: string;
}

/** A whole candidate with every field, also the null ones, ids in the request's own spelling. */
export function writeCandidate(request: JsonDocument, situation: number, candidate: number, texts: CandidateTexts): string {
  const identity = identityOf(request, situation, candidate);
  return (
    `{"request_id":${identity.request_id},"source_id":${identity.source_id},"candidate_index":${identity.candidate_index},` +
    `"status":"${texts.status}","memory":${texts.memory},"internal_steps":${texts.steps},"output":${texts.output},"error":${texts.error}}`
  );
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
