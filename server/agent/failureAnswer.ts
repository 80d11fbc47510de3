import type { PlainAnswer, Protocol } from '../../shared/protocols/protocol.ts';
import type { Store } from '../store/store.ts';
import { StoreFailure } from '../store/store.ts';
import { withLength } from './deliver.ts';
import { plainError, refuseFor } from './plainAnswers.ts';

/** What a caller is told whose request can't be stored (503) or that Signalbox itself fails at (500). */
export function failureAnswer(protocol: Protocol | null, error: unknown): PlainAnswer {
  if (error instanceof StoreFailure) return refuseFor(protocol, { kind: 'unavailable', message: error.message });
  return plainError(500, 'INTERNAL', 'Signalbox failed at this request; its log says why.');
}

/** That answer as its `failed` event keeps it; queues the body into the running transaction, so append it within the same turn. */
export function answerFacts(store: Pick<Store, 'putBody'>, { status, headers, text }: PlainAnswer) {
  const bytes = Buffer.from(text, 'utf8');
  return { status, headers: withLength(headers, bytes.length), body: store.putBody(bytes) };
}

/** Why an exchange failed, for people. */
export function describeFailure(error: unknown): string {
  const message = error instanceof Error && error.message !== '' ? error.message : String(error);
  return error instanceof StoreFailure ? message : `Signalbox failed at this: ${message}`;
}
