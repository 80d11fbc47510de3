import type { BodyRef, Exchange, ExchangeEvent, HeaderPairs, Outcome } from '../../shared/exchange.ts';
import { answerOf } from '../../shared/answerOf.ts';
import { applyEvent } from '../../shared/applyEvent.ts';
import { hidePacketSecrets } from '../agent/hidePacketSecrets.ts';
import { redactHeaders } from '../../shared/redaction.ts';
import type { Reader } from '../store/openReader.ts';
import { base64Pieces, stringPieces } from './jsonPieces.ts';
import { readBodyText } from './readBodyText.ts';

/** One line of an export, for scripts. */
export interface ExportedExchange {
  readonly id: string;
  readonly protocol: string | null;
  readonly outcome: Outcome;
  readonly events: readonly ExchangeEvent[];
  readonly request: { readonly method: string | null; readonly path: string | null; readonly headers: HeaderPairs } & ExportedBody;
  /** Null where no answer was made. */
  readonly response: ({ readonly status: number; readonly headers: HeaderPairs } & ExportedBody) | null;
}

/** A body as bytes and as text. */
export interface ExportedBody {
  /** The wire bytes; of an answer without keep-alive white space. */
  readonly bodyBase64: string;
  /** Inflated and decoded; null where the bytes are no text. */
  readonly bodyText: string | null;
}

/** What an export shows. */
export interface ExportOptions {
  /** Leaves the values of secret headers in. */
  readonly secrets: boolean;
}

/** A workspace as JSON lines, oldest exchange first, in pieces of text; memory holds one body at a time. */
export async function* exportExchanges(reader: Reader, options: ExportOptions): AsyncGenerator<string> {
  const secretNames = options.secrets ? [] : reader.settings().secretHeaders;
  for (const { events } of reader.exchanges()) yield* exportExchange(reader, events, secretNames);
}

/** One `ExportedExchange` with its line end; nothing where there are no events. */
async function* exportExchange(reader: Reader, events: readonly ExchangeEvent[], secretNames: readonly string[]): AsyncGenerator<string> {
  const exchange = events.reduce<Exchange | undefined>(applyEvent, undefined);
  const received = events.find((event) => event.kind === 'received');
  if (exchange === undefined || received === undefined) return;
  const { method, path } = received;
  const committed = events.find((event) => event.kind === 'committed');
  const answer = answerOf(events);
  const redacted = (headers: HeaderPairs) => redactHeaders(headers, secretNames).headers;
  yield openObject({ id: exchange.id, protocol: exchange.protocol, outcome: exchange.outcome });
  for (const [place, event] of events.entries()) {
    yield `${place === 0 ? ',"events":[' : ','}${JSON.stringify(withoutSecrets(event, secretNames))}`;
  }
  const requestHeaders = received.headers ?? [];
  yield `],"request":${openObject({ method, path, headers: redacted(requestHeaders) })}`;
  const sent = bodyOf(reader, received.body);
  yield* bodyPieces(hidePacketSecrets(sent, received.findings, secretNames), requestHeaders);
  if (answer === null) yield ',"response":null}\n';
  else {
    const headers = answer.headers ?? committed?.headers ?? [];
    yield `,"response":${openObject({ status: answer.status, headers: redacted(headers) })}`;
    yield* bodyPieces(bodyOf(reader, answer.body), headers);
    yield '}\n';
  }
}

/** An object without its closing brace. */
function openObject(members: object): string {
  return JSON.stringify(members).slice(0, -1);
}

/** The members of an `ExportedBody`, and the brace that closes its message. */
async function* bodyPieces(bytes: Uint8Array, headers: HeaderPairs): AsyncGenerator<string> {
  yield ',"bodyBase64":';
  yield* base64Pieces(bytes);
  yield ',"bodyText":';
  const text = await readBodyText(bytes, headers);
  if (text === null) yield 'null';
  else yield* stringPieces(text);
  yield '}';
}

function bodyOf(reader: Reader, body: BodyRef | null): Uint8Array {
  return (body && reader.body(body.id)) ?? new Uint8Array();
}

function withoutSecrets(event: ExchangeEvent, secretNames: readonly string[]): ExchangeEvent {
  if (!('headers' in event)) return event;
  return { ...event, headers: redactHeaders(event.headers, secretNames).headers };
}
