import type { Hold } from '../../../../shared/hold.ts';
import type { HeldSituation } from '../requestText.ts';

/** A whole answer as the dialog holds it. */
export interface WholeAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: [string, string][];
}

/** What the dialog begins with: the contract's own no. */
export function beginAnswer(held: HeldSituation): WholeAnswer {
  const { status, headers, text } = held.protocol.refuse({ kind: 'unavailable', message: 'The agent could not answer.' });
  return { status, text, headers: headers.map(([name, value]): [string, string] => [name, value]) };
}

/** What a whole answer by hand is called: once the status is out, its body is all that can be chosen. */
export function nameAnswer(hold: Hold): string {
  return hold.committedStatus === null ? 'Answer with a status' : 'Send a body by hand';
}

/** What can still be sent of an answer: once the status is out, with its headers, only the body is left to choose. */
export function sendableAnswer(hold: Hold, typed: WholeAnswer): WholeAnswer {
  return hold.committedStatus === null ? typed : { ...typed, status: hold.committedStatus, headers: [] };
}

/** The whole body of a 200 with what was typed here, JSON or not, and blanks for the situations beside it. */
export function typedAnswer(hold: Hold, held: HeldSituation, texts: readonly string[]): string {
  const { protocol, request } = held;
  const all = request.situations.map((situation) =>
    situation.index === hold.index
      ? texts
      : Array.from({ length: situation.wanted }, (_, candidate) => protocol.blank(request, situation.index, candidate)),
  );
  return protocol.assemble(request, all);
}

/** What a status does to this caller. */
export function describeStatus(held: HeldSituation, status: number): string {
  if (status === 200) return 'A 200 is read as the answer: it is checked against the contract before it goes.';
  return held.protocol.consequences.status;
}
