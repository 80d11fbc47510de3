import type { IncomingMessage } from 'node:http';
import type { ByteBudget, Room } from '../reading/byteBudget.ts';
import { createPile } from './pile.ts';

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
  /** While it waits for room the caller is not to blame that nothing arrives: true, and it gets time again once there is room. */
  readonly excuse: () => boolean;
  /** What it was given of the budget; null where it is small. Whoever takes the body frees it. */
  readonly room: () => Room | null;
}

/** What bounds the bodies of all callers together. */
export interface SharedBounds {
  readonly budget: ByteBudget;
  /** Up to here a body needs no room. */
  readonly freeBytes: number;
  /** How long an excused body may take once there is room. */
  readonly excusedMs: number;
}

const NOTHING: WireBody = { bytes: Buffer.alloc(0), total: 0, ended: 'whole' };

/**
 * Collects a body ourselves: express.raw drops compressed bytes or refuses them. Where bodies share bounds, a
 * large one waits unread on its socket until there is room for the whole of it.
 */
export function collectBody(request: IncomingMessage, limits: BodyLimits, bounds: SharedBounds | null = null): BodyCollector {
  const declared = request.headers['content-length'];
  if (declared === undefined && request.headers['transfer-encoding'] === undefined) {
    request.resume();
    return { done: Promise.resolve(NOTHING), giveUp: () => undefined, excuse: () => false, room: () => null };
  }
  const pile = createPile();
  const freeBytes = bounds?.freeBytes ?? Infinity;
  let total = 0;
  let timer: NodeJS.Timeout | undefined;
  let room: Room | null = null;
  let waiting: AbortController | null = null;
  let excused = false;
  let settle: (ended: WireBody['ended']) => void = () => undefined;

  const done = new Promise<WireBody>((resolve) => {
    settle = (ended) => {
      clearTimeout(timer);
      waiting?.abort();
      request.off('data', onData).off('end', onEnd).off('close', onGone).off('error', onGone);
      // A late error of a request that is over must not bring the process down.
      request.on('error', () => undefined);
      room?.shrink(request.headers['content-encoding'] === undefined ? pile.length() : limits.keepBytes);
      resolve({ bytes: pile.take(), total, ended });
    };
  });

  function onData(chunk: Buffer): void {
    total += chunk.length;
    const kept = pile.length();
    if (kept < limits.keepBytes) pile.add(kept + chunk.length <= limits.keepBytes ? chunk : chunk.subarray(0, limits.keepBytes - kept));
    if (total > freeBytes && room === null && waiting === null && bounds !== null) void waitForRoom(bounds);
    if (total <= limits.keepBytes) return;
    timer ??= setTimeout(() => settle('over'), limits.drainMs);
    if (total > limits.keepBytes + limits.drainBytes) {
      request.pause();
      settle('over');
    }
  }
  async function waitForRoom({ budget, excusedMs }: SharedBounds): Promise<void> {
    waiting = new AbortController();
    request.pause();
    const bytes = expectedBytes(request, limits.keepBytes);
    const given = await budget.take(bytes, waiting.signal);
    if (waiting.signal.aborted) return given.free();
    waiting = null;
    room = given;
    pile.expect(Math.min(bytes, limits.keepBytes));
    if (excused) timer ??= setTimeout(() => settle('malformed'), excusedMs);
    request.resume();
  }
  function onEnd(): void {
    settle(total > limits.keepBytes ? 'over' : 'whole');
  }
  function onGone(): void {
    settle(request.complete ? 'whole' : 'gone');
  }

  request.on('data', onData).on('end', onEnd).on('close', onGone).on('error', onGone);
  return {
    done,
    giveUp: () => settle('malformed'),
    excuse: () => {
      excused ||= waiting !== null;
      return waiting !== null;
    },
    room: () => room,
  };
}

/** As many as it declares; all that may be kept where that is unknown, or where they are to be inflated. */
function expectedBytes({ headers }: IncomingMessage, keepBytes: number): number {
  const declared = Number(headers['content-length'] ?? keepBytes);
  return headers['content-encoding'] === undefined ? Math.min(declared, keepBytes) : keepBytes;
}
