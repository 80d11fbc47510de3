import type { Hold } from '../../../../shared/hold.ts';
import type { HeldSituation } from '../requestText.ts';

/** What the dialog for a whole answer begins with. */
export interface WholeAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: [string, string][];
}

/** The contract's own no; or, where a status is out already, the answer as typed so far. */
export function beginAnswer(hold: Hold, held: HeldSituation, texts: readonly string[]): WholeAnswer {
  if (hold.committedStatus !== null) return { status: hold.committedStatus, text: typedAnswer(hold, held, texts), headers: JSON_BODY };
  const { status, text } = held.protocol.refuse({ kind: 'unavailable', message: 'The agent could not answer.' });
  return { status, text, headers: JSON_BODY };
}

const JSON_BODY: [string, string][] = [['content-type', 'application/json']];

/** The whole body of a 200 with what was typed here, and blanks for the situations beside it. Empty where it can't be put together. */
export function typedAnswer(hold: Hold, held: HeldSituation, texts: readonly string[]): string {
  const { protocol, request } = held;
  const all = request.situations.map((situation) =>
    situation.index === hold.index
      ? texts
      : Array.from({ length: situation.wanted }, (_, candidate) => protocol.blank(request, situation.index, candidate)),
  );
  try {
    return protocol.assemble(request, all);
  } catch {
    return ''; // A candidate that is no JSON can't be put into an answer: the person writes the body from nothing.
  }
}

/** What a status does to this caller. */
export function describeStatus(held: HeldSituation, status: number): string {
  if (status === 200) return 'A 200 is read as the answer: it is checked against the contract before it goes.';
  return held.protocol.consequences.status;
}
