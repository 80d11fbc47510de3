import type { Reply, Responder } from './responder.ts';

/** Where situations wait for a person. */
export interface HoldingPlace {
  /** Holds them until all are decided; rejects when the signal aborts. */
  hold(exchange: string, situations: readonly number[], signal: AbortSignal): Promise<Reply>;
}

/** Answers when a person has: holds what it is asked. */
export function createHuman(place: HoldingPlace): Responder {
  return {
    name: 'human',
    respond: async ({ exchange, situations, signal }) => await place.hold(exchange, situations, signal),
  };
}
