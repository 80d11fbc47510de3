import type { Finding } from '../../finding.ts';
import { writeJsonInvalid } from '../detail.ts';
import type { AgentState, PlainAnswer, Problem, Reading, Route } from '../protocol.ts';

const CONTENT_TYPE = ['content-type', 'application/json'] as const;
const MEBIBYTE = 1024 * 1024;

/** What GET /health and GET /v1/info say: exactly the contract's keys, since consumers refuse extra ones. */
export function serveRoute(route: Route, agent: AgentState): PlainAnswer {
  if (route.name === 'health') return agent.ready ? answer(200, { status: 'ready' }) : refuseProblem({ kind: 'notReady' });
  return answer(200, {
    protocol_version: '2.0',
    agent_id: agent.agentId,
    agent_version: agent.agentVersion,
    capabilities: { inference: true, coaching: false },
    specialized_coaching: [],
    coaching_resume: false,
    coaching_unavailable_reason: null,
  });
}

/** FastAPI's shape for everything that is not an answer: `{"detail": …}`. */
export function refuseProblem(problem: Problem): PlainAnswer {
  switch (problem.kind) {
    case 'notFound':
      return answer(404, { detail: 'Not Found' });
    case 'methodNotAllowed': {
      const { status, headers, text } = answer(405, { detail: 'Method Not Allowed' });
      return { status, headers: [...headers, ['allow', problem.allow.join(', ')]], text };
    }
    case 'forbidden':
      return answer(403, { detail: problem.message });
    case 'tooLarge':
      return answer(413, { detail: `The request body is larger than the limit of ${describeBytes(problem.limitBytes)}.` });
    case 'unknownEncoding':
      return answer(415, {
        detail: `Content-Encoding ${JSON.stringify(problem.encoding.slice(0, 100))} is not read here; these are: ${problem.read.join(', ')}.`,
      });
    case 'brokenEncoding':
      return answer(400, {
        detail: `The body is not what its Content-Encoding ${JSON.stringify(problem.encoding.slice(0, 100))} says: ${problem.message}`,
      });
    case 'notUtf8':
      return {
        ...answer(422, {}),
        text: writeJsonInvalid({ message: `The body is not UTF-8 from byte ${problem.byteOffset} on`, offset: problem.byteOffset }),
      };
    case 'notReady':
      return answer(503, { detail: 'The agent is set to not ready.' });
    case 'unavailable':
      return answer(503, { detail: problem.message });
  }
}

/** A request's refusal with a body in FastAPI's shape. */
export function refusal(status: number, text: string, reason: string, findings: readonly Finding[]): Reading {
  return { ok: false, refusal: { answer: { status, headers: [CONTENT_TYPE], text }, reason, findings } };
}

function answer(status: number, body: object): PlainAnswer {
  return { status, headers: [CONTENT_TYPE], text: JSON.stringify(body) };
}

function describeBytes(bytes: number): string {
  return bytes % MEBIBYTE === 0 ? `${bytes} bytes (${bytes / MEBIBYTE} MiB)` : `${bytes} bytes`;
}
