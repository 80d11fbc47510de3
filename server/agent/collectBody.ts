import type { IncomingMessage } from 'node:http';

/** A request's body as it came off the wire. */
export interface WireBody {
  /** At most `keepBytes` of it, from its start. */
  readonly bytes: Buffer;
  /** How many bytes came in all. */
  readonly total: number;
  /** `over`: more than is kept; `gone`: the caller left; `malformed`: Node's parser gave up. */
  readonly ended: 'whole' | 'over' | 'gone' | 'malformed';
}

export interface BodyLimits {
  readonly keepBytes: number;
  /** How much more is read and thrown away, so that a caller who writes first still reads our answer. */
  readonly drainBytes: number;
  readonly drainMs: number;
}

export interface BodyCollector {
  readonly done: Promise<WireBody>;
  /** Ends it as malformed; without effect once it has ended. */
  readonly giveUp: () => void;
}

const NOTHING: WireBody = { bytes: Buffer.alloc(0), total: 0, ended: 'whole' };

/** Collects a body ourselves: express.raw drops compressed bytes or refuses them. */
export function collectBody(request: IncomingMessage, limits: BodyLimits): BodyCollector {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) {
    request.resume();
    return { done: Promise.resolve(NOTHING), giveUp: () => undefined };
  }
  const chunks: Buffer[] = [];
  let kept = 0;
  let total = 0;
  let timer: NodeJS.Timeout | undefined;
  let settle: (ended: WireBody['ended']) => void = () => undefined;

  const done = new Promise<WireBody>((resolve) => {
    settle = (ended) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onGone).off('error', onGone);
      // A late error of a request that is over must not bring the process down.
      request.on('error', () => undefined);
      const [only] = chunks;
      resolve({ bytes: chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks, kept), total, ended });
    };
  });

  function onData(chunk: Buffer): void {
    total += chunk.length;
    if (kept < limits.keepBytes) {
      const part = kept + chunk.length <= limits.keepBytes ? chunk : chunk.subarray(0, limits.keepBytes - kept);
      chunks.push(part);
      kept += part.length;
    }
    if (total <= limits.keepBytes) return;
    timer ??= setTimeout(() => settle('over'), limits.drainMs);
    if (total > limits.keepBytes + limits.drainBytes) {
      request.pause();
      settle('over');
    }
  }
  function onEnd(): void {
    settle(total > limits.keepBytes ? 'over' : 'whole');
  }
  function onGone(): void {
    settle(request.complete ? 'whole' : 'gone');
  }

  request.on('data', onData).on('end', onEnd).on('close', onGone).on('error', onGone);
  return { done, giveUp: () => settle('malformed') };
}
