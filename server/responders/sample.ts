import { setTimeout as delay } from 'node:timers/promises';
import type { SampleMode } from '../../shared/responders.ts';
import type { Responder } from './responder.ts';

/** How sample answers at this moment. */
export interface SampleManner {
  readonly mode: SampleMode;
  /** How long it thinks, for tests and demos. */
  readonly delayMs: number;
}

/** Answers at once, the same to the same request: for first runs, demos and tests. */
export function createSample(options: () => SampleManner): Responder {
  return {
    name: 'sample',
    async respond(ask) {
      const { mode, delayMs } = options();
      if (delayMs > 0) await delay(delayMs, undefined, { signal: ask.signal });
      return ask.situations.map((situation) => ({ situation, candidates: { kind: 'sample', mode } }));
    },
  };
}
