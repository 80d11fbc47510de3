import type { Finding } from '../../shared/finding.ts';
import type { AgentParts } from './agentParts.ts';
import { receivedEvent } from './arrival.ts';
import type { RefusalShare } from './refusalBudget.ts';
import { createRefusalBudget, REFUSAL_LIMITS } from './refusalBudget.ts';

/** Decides how much of a refusal is kept, and records as one exchange how many were only counted. */
export interface FloodTally {
  /** `bytes`: of the request's body. */
  take(status: number, bytes: number): RefusalShare;
  /** Records what is counted so far. */
  flush(): Promise<void>;
}

export function createFloodTally(parts: Pick<AgentParts, 'store' | 'now' | 'log'>): FloodTally {
  const { store, now, log } = parts;
  const budget = createRefusalBudget(REFUSAL_LIMITS);
  let counted = 0;
  let lastStatus = 0;
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (counted === 0) return;
    const reason = `${counted} more requests were refused; in a flood only their number is kept.`;
    const finding: Finding = { code: 'http.flood', level: 'note', message: reason, text: 'wire', pointer: null, offset: null };
    counted = 0;
    const id = store.newExchangeId();
    try {
      await store.append([
        receivedEvent({ ...NOBODY, id, at: now() }, store, null, [], null),
        { kind: 'refused', at: now(), exchange: id, status: lastStatus, reason, body: null, findings: [finding] },
      ]);
    } catch (error) {
      log.error({ err: error }, 'a flood’s count could not be stored');
    }
  }

  return {
    take(status, bytes) {
      const share = budget.take(now(), bytes);
      if (share === 'count') {
        counted += 1;
        lastStatus = status;
        timer ??= setTimeout(() => void flush(), REFUSAL_LIMITS.windowMs).unref();
      }
      return share;
    },
    flush,
  };
}

const NOBODY = {
  method: null,
  path: null,
  headers: [],
  caller: { address: 'many', userAgent: null },
  protocol: null,
  route: null,
} as const;
