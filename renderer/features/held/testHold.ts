import type { Hold } from '../../../shared/hold.ts';

/** A hold for tests, with what matters to the test laid over it. */
export function testHold(over: Partial<Hold> = {}): Hold {
  return {
    situation: '1.0',
    exchange: '1',
    index: 0,
    of: 1,
    decided: 0,
    protocol: 'magma',
    sourceId: '7',
    asked: 'Say hello.',
    from: 'user',
    wanted: 1,
    caller: { address: '127.0.0.1:50000', userAgent: 'python-requests/2.32' },
    heldAt: 1_000,
    state: 'waiting',
    committedStatus: null,
    patience: { silenceMs: 360_000, because: 'python-requests waits 360 s of silence' },
    deadlineAt: null,
    draft: null,
    ...over,
  };
}
