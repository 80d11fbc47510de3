import type { Exchange } from '../../shared/exchange.ts';

/** An exchange for tests: waiting, one situation, nothing decided. */
export function testExchange(id: number, changes: Partial<Exchange> = {}): Exchange {
  const isDecision = changes.method === undefined || changes.method === 'POST';
  return {
    id: String(id),
    sequence: id,
    receivedAt: 1_000 + id,
    method: 'POST',
    path: '/v1/responses',
    protocol: 'magma',
    route: 'responses',
    caller: { address: '127.0.0.1:50000', userAgent: null },
    asked: 'Press sw0.',
    situations: isDecision
      ? [
          {
            index: 0,
            sourceId: '7',
            asked: 'Press sw0.',
            wanted: 2,
            phase: 'waiting',
            heldAt: null,
            deadlineAt: null,
            decidedAt: null,
            decidedBy: null,
            draftRevision: 0,
            dismissed: false,
            candidates: [],
          },
        ]
      : [],
    outcome: 'waiting',
    status: null,
    committedAt: null,
    endedAt: null,
    answeredBy: null,
    reason: null,
    requestBytes: 0,
    responseBytes: 0,
    forced: false,
    findings: { error: 0, warning: 0, note: 0 },
    ...changes,
  };
}
