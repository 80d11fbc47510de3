import type { PlainAnswer, Problem, Protocol } from '../../shared/protocols/protocol.ts';

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

function refusePathOfNone(problem: EarlyProblem): PlainAnswer {
  switch (problem.kind) {
    case 'notFound':
      return plainError(404, 'NOT_FOUND', `No contract served here has the path ${problem.path.slice(0, 500)}.`, 'Not Found');
    case 'forbidden':
      return plainError(403, 'FORBIDDEN', problem.message);
    case 'unavailable':
      return plainError(503, 'UNAVAILABLE', problem.message);
  }
}
