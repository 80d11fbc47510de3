import type { Protocol } from '../../shared/protocols/protocol.ts';
import type { AcceptedRequest } from '../reading/acceptedRequest.ts';
import type { Candidates } from '../reading/recipe.ts';

/** What a responder is asked: some or all situations of one exchange. */
export interface Ask {
  readonly exchange: string;
  readonly protocol: Protocol;
  readonly request: AcceptedRequest;
  /** Places of the situations to answer. */
  readonly situations: readonly number[];
  /** Aborted when the caller is gone or the host stops. */
  readonly signal: AbortSignal;
}

/** Candidates by place of situation, in the order asked for. */
export type Reply = readonly { readonly situation: number; readonly candidates: Candidates }[];

/** Who answers. A rejected promise becomes the contract's own failure, with the error's message. */
export interface Responder {
  readonly name: string;
  respond(ask: Ask): Promise<Reply>;
}
