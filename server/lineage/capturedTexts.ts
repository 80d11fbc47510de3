import type { BodyRef, ExchangeEvent, HeaderPairs } from '../../shared/exchange.ts';
import { lastDecidedBody } from '../../shared/lastDecided.ts';
import { NO_LIMITS } from '../../shared/protocols/noLimits.ts';
import type { Protocol, ReadRequest } from '../../shared/protocols/protocol.ts';
import { protocolNamed } from '../../shared/protocols/protocols.ts';
import type { SituationView } from '../../shared/situation.ts';
import { decodeUtf8 } from '../reading/decodeUtf8.ts';
import { contentEncodingOf, inflateStored } from '../reading/inflateBody.ts';
import { readStoredTexts } from '../store/readStoredTexts.ts';

/** What is read from a workspace to make links. */
export interface CapturedSource {
  eventsOf(exchange: string): ExchangeEvent[];
  body(id: number): Uint8Array | undefined;
}

/** A request that its contract accepted. */
export interface CapturedRequest {
  readonly protocol: Protocol;
  readonly request: ReadRequest;
}

/** Requests and answers, read again from their stored bytes. */
export interface CapturedTexts {
  /** Null where its contract did not accept it, or nothing of it is kept. */
  request(exchange: string, received?: ExchangeEvent): CapturedRequest | null;
  /** Situations with the candidates that an answered exchange gave them; null where it gave none. */
  answer(exchange: string, answered?: ExchangeEvent): SituationView[] | null;
  /** What a person released last for a situation; null where they released nothing. */
  decided(exchange: string, place: number): readonly string[] | null;
  /** The texts of a stored list of texts. */
  list(body: BodyRef): readonly string[];
}

const KEPT_UNITS = 16_000_000;
const LIMIT_BYTES = 256 * 1024 * 1024;

export function createCapturedTexts(source: CapturedSource): CapturedTexts {
  const recent = new Map<string, CapturedRequest | null>();
  let units = 0;

  function keep(exchange: string, found: CapturedRequest | null): void {
    recent.set(exchange, found);
    units += lengthOf(found);
    for (const [oldest, one] of recent) {
      if (units <= KEPT_UNITS && recent.size <= 1_000) break;
      recent.delete(oldest);
      units -= lengthOf(one);
    }
  }

  function text(body: BodyRef | null, headers: HeaderPairs | undefined): string | null {
    const bytes = body === null ? undefined : source.body(body.id);
    if (bytes === undefined) return null;
    const inflated = inflateStored(bytes, contentEncodingOf(headers ?? []), LIMIT_BYTES);
    if (!inflated.ok) return null;
    const decoded = decodeUtf8(inflated.bytes);
    return decoded.ok ? decoded.text : null;
  }

  function read(event: ExchangeEvent | undefined): CapturedRequest | null {
    if (event?.kind !== 'received' || event.protocol === null) return null;
    const protocol = protocolNamed(event.protocol);
    const body = protocol === undefined ? null : text(event.body, event.headers);
    if (protocol === undefined || body === null) return null;
    const reading = protocol.read(body, NO_LIMITS);
    return reading.ok ? { protocol, request: reading.request } : null;
  }

  function request(exchange: string, received?: ExchangeEvent): CapturedRequest | null {
    const known = recent.get(exchange);
    if (known !== undefined) return known;
    const found = read(received ?? source.eventsOf(exchange).find((event) => event.kind === 'received'));
    keep(exchange, found);
    return found;
  }

  function list(body: BodyRef): readonly string[] {
    const bytes = source.body(body.id);
    return bytes === undefined ? [] : readStoredTexts(bytes);
  }

  return {
    request,
    answer(exchange, answered) {
      const event = answered ?? source.eventsOf(exchange).find(({ kind }) => kind === 'answered');
      if (event?.kind !== 'answered' || event.status !== 200) return null;
      const asked = request(exchange);
      const answer = asked === null ? null : text(event.body, event.headers);
      return asked === null || answer === null ? null : asked.protocol.view(asked.request, answer);
    },
    decided(exchange, place) {
      const body = lastDecidedBody(source.eventsOf(exchange), place);
      return body === null ? null : list(body);
    },
    list,
  };
}

function lengthOf(request: CapturedRequest | null): number {
  return request?.request.document.text.length ?? 0;
}
