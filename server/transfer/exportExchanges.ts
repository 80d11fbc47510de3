import type { BodyRef, Exchange, ExchangeEvent, HeaderPairs, Outcome } from '../../shared/exchange.ts';
import { applyEvent } from '../../shared/applyEvent.ts';
import { redactHeaders } from '../../shared/redaction.ts';
import type { Reader } from '../store/openReader.ts';
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

/** A workspace as JSON lines, oldest exchange first; memory holds one exchange at a time. */
export async function* exportExchanges(reader: Reader, options: ExportOptions): AsyncGenerator<string> {
  const secretNames = options.secrets ? [] : reader.settings().secretHeaders;
  for (const { events } of reader.exchanges()) {
    const exported = await exportExchange(reader, events, secretNames);
    if (exported !== null) yield `${JSON.stringify(exported)}\n`;
  }
}

/** Null where there are no events. */
async function exportExchange(
  reader: Reader,
  events: readonly ExchangeEvent[],
  secretNames: readonly string[],
): Promise<ExportedExchange | null> {
  const exchange = events.reduce<Exchange | undefined>(applyEvent, undefined);
  const received = events.find((event) => event.kind === 'received');
  if (exchange === undefined || received === undefined) return null;
  const { method, path } = received;
  const committed = events.find((event) => event.kind === 'committed');
  const answer = events.find((event) => event.kind === 'answered' || event.kind === 'refused');
  const message = async (headers: HeaderPairs, body: BodyRef | null) => ({
    headers: redactHeaders(headers, secretNames).headers,
    ...(await exportBody(reader, body, headers)),
  });
  return {
    id: exchange.id,
    protocol: exchange.protocol,
    outcome: exchange.outcome,
    events: events.map((event) => withoutSecrets(event, secretNames)),
    request: { method, path, ...(await message(received.headers ?? [], received.body)) },
    response: answer ? { status: answer.status, ...(await message(answer.headers ?? committed?.headers ?? [], answer.body)) } : null,
  };
}

async function exportBody(reader: Reader, body: BodyRef | null, headers: HeaderPairs): Promise<ExportedBody> {
  const bytes = (body && reader.body(body.id)) ?? new Uint8Array();
  return { bodyBase64: Buffer.from(bytes).toString('base64'), bodyText: await readBodyText(bytes, headers) };
}

function withoutSecrets(event: ExchangeEvent, secretNames: readonly string[]): ExchangeEvent {
  if (!('headers' in event)) return event;
  return { ...event, headers: redactHeaders(event.headers, secretNames).headers };
}
