import type { PlainAnswer, Problem, Protocol } from '../../shared/protocols/protocol.ts';
import { protocols } from '../../shared/protocols/protocols.ts';

/** What can go wrong before it is known whose path it is. */
type EarlyProblem = Extract<Problem, { readonly kind: 'notFound' | 'forbidden' | 'unavailable' }>;

/** A contract's answer to a problem; in our own shape for a path of no contract. */
export function refuseFor(protocol: Protocol | null, problem: EarlyProblem): PlainAnswer {
  return protocol === null ? refusePathOfNone(problem) : protocol.refuse(problem);
}

/** An answer that no contract shapes: `detail` and `error` both, so that clients of either habit find it. */
export function plainError(status: number, code: string, message: string, detail = message): PlainAnswer {
  return {
    status,
    headers: [['content-type', 'application/json']],
    text: JSON.stringify({ detail, error: { code, message } }),
  };
}

/** Says which path is not served, and which are. */
export function describeNotFound(path: string): string {
  const served = new Set(protocols.flatMap((protocol) => protocol.routes.map((route) => route.path)));
  return `No contract served here has the path ${path.slice(0, 500)}. Served are ${[...served].join(', ')}.`;
}

function refusePathOfNone(problem: EarlyProblem): PlainAnswer {
  switch (problem.kind) {
    case 'notFound':
      return plainError(404, 'NOT_FOUND', describeNotFound(problem.path), 'Not Found');
    case 'forbidden':
      return plainError(403, 'FORBIDDEN', problem.message);
    case 'unavailable':
      return plainError(503, 'UNAVAILABLE', problem.message);
  }
}
