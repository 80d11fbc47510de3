import { assembleAnswer } from './magma/assemble.ts';
import { leastRoomOfAll } from './magma/answerRoom.ts';
import { candidateLayout } from './magma/layout.ts';
import { checkAnswer } from './magma/checkAnswer.ts';
import { checkDrafts } from './magma/checkDrafts.ts';
import { checkPlain } from './magma/checkPlain.ts';
import { copyDecision } from './magma/copyDecision.ts';
import { describeCandidateText } from './magma/describe.ts';
import { composerForm } from './magma/form.ts';
import { candidateTraits, requestName, situationTraits } from './magma/lineage.ts';
import { appendStepTo } from './magma/memory.ts';
import { readMemoryMarks } from './magma/memoryMarks.ts';
import { refuseProblem, serveRoute } from './magma/plainAnswers.ts';
import { readRequest } from './magma/readRequest.ts';
import { readReport } from './magma/report.ts';
import { sampleCandidates } from './magma/sample/sample.ts';
import { stampCandidates } from './magma/stamp.ts';
import { viewAnswer, viewCandidateText } from './magma/view.ts';
import { blankCandidate, failedCandidate } from './magma/writeCandidate.ts';
import type { Protocol } from './protocol.ts';

/** MAGMA's agent contract, protocol 2.0, without coaching. Source: contracts/magma-agent-http.txt. */
export const magma: Protocol = {
  name: 'magma',
  label: 'MAGMA',
  routes: [
    { name: 'health', method: 'GET', path: '/health', decides: false },
    { name: 'info', method: 'GET', path: '/v1/info', decides: false },
    { name: 'responses', method: 'POST', path: '/v1/responses', decides: true },
  ],
  bodyLimitBytes: 64 * 1024 * 1024,
  // A failure travels inside a 200, as an error candidate: so the status may go out before the decision.
  keepAlive: { allowed: true, afterCommitted: 'error candidates' },
  callers: [
    {
      agent: 'python-requests/',
      patience: { silenceMs: 360_000, because: 'python-requests waits 360 s of silence, as MAGMA consumers set it' },
    },
  ],
  layout: candidateLayout,
  consequences: {
    status: 'MAGMA consumers do not retry: any status but 200 aborts the whole run, every episode of it.',
    drop: 'MAGMA consumers do not retry: a cut connection aborts the whole run, every episode of it.',
    error: 'An error candidate ends only its own episode; the caller goes on with the others.',
  },
  read: readRequest,
  serve: serveRoute,
  refuse: refuseProblem,
  answerUnits: ({ document }) => leastRoomOfAll(document).units,
  check: checkAnswer,
  checkPlain,
  checkCandidates: checkDrafts,
  assemble: assembleAnswer,
  stamp: stampCandidates,
  blank: (request, situation, candidate) => blankCandidate(request.document, situation, candidate),
  failure: (request, situation, candidate, error) => failedCandidate(request.document, situation, candidate, error),
  appendStep: appendStepTo,
  copyDecision,
  form: composerForm,
  readReport,
  view: viewAnswer,
  viewCandidate: viewCandidateText,
  describeCandidate: describeCandidateText,
  memoryMarks: readMemoryMarks,
  sample: sampleCandidates,
  lineage: { requestName, situationTraits, candidateTraits },
};
