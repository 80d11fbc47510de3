import type { PlainAnswer, Problem, Protocol } from '../../shared/protocols/protocol.ts';

/** A contract's answer to a problem; in our own shape for a path of no contract. */
export function refuseFor(protocol: Protocol | null, problem: Problem): PlainAnswer {
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

function refusePathOfNone(problem: Problem): PlainAnswer {
  switch (problem.kind) {
    case 'notFound':
      return plainError(404, 'NOT_FOUND', `No contract served here has the path ${problem.path.slice(0, 500)}.`, 'Not Found');
    case 'methodNotAllowed':
      return plainError(405, 'METHOD_NOT_ALLOWED', `${problem.method} is not allowed here; ${problem.allow.join(', ')} is.`);
    case 'forbidden':
      return plainError(403, 'FORBIDDEN', problem.message);
    case 'tooLarge':
      return plainError(413, 'TOO_LARGE', `The body is larger than ${problem.limitBytes} bytes.`);
    case 'unknownEncoding':
      return plainError(415, 'UNKNOWN_ENCODING', `The encoding ${problem.encoding} is not read; ${problem.read.join(', ')} are.`);
    case 'brokenEncoding':
      return plainError(400, 'BROKEN_ENCODING', `The body is not ${problem.encoding}: ${problem.message}.`);
    case 'notUtf8':
      return plainError(422, 'NOT_UTF8', `Byte ${problem.byteOffset} is not UTF-8.`);
    case 'notReady':
      return plainError(503, 'NOT_READY', 'The agent is not ready.');
    case 'unavailable':
      return plainError(503, 'UNAVAILABLE', problem.message);
  }
}
