import { useQuery } from '@tanstack/react-query';
import type { Exchange } from '../../shared/exchange.ts';
import type { SituationView } from '../../shared/situation.ts';
import { ApiFailure, callApi } from './client.ts';
import { askReader } from './reader.ts';

/** A body as it was captured. */
export interface CapturedBody {
  readonly bytes: Uint8Array;
  /** The bytes as UTF-8; null where they are none, or could not be inflated. */
  readonly text: string | null;
  /** Why there is no text; null where there is. */
  readonly problem: string | null;
}

export interface Captured {
  readonly request: CapturedBody;
  /** Null before there is an answer. */
  readonly response: CapturedBody | null;
  /** Situations with the answer's candidates; none where the request was refused or asks for no decision. */
  readonly situations: readonly SituationView[];
}

/** The exact texts of an exchange, and what they say. Read again once the exchange has ended. */
export function useCaptured(exchange: Exchange | undefined) {
  return useQuery({
    queryKey: ['captured', exchange?.id, exchange !== undefined && mayHaveAnswer(exchange)],
    queryFn: ({ signal }) => (exchange ? readCaptured(exchange, signal) : Promise.reject(new Error('no exchange is chosen'))),
    enabled: exchange !== undefined,
    // Bodies may be many megabytes.
    gcTime: 20_000,
    placeholderData: (before, query) => (query?.queryKey[1] === exchange?.id ? before : undefined),
  });
}

/** What failed has one too, unless its status had gone out long before. */
function mayHaveAnswer({ outcome }: Exchange): boolean {
  return outcome === 'answered' || outcome === 'refused' || outcome === 'failed';
}

async function readCaptured(exchange: Exchange, signal: AbortSignal): Promise<Captured> {
  const [request, response] = await Promise.all([
    fetchRequest(exchange.id, signal),
    mayHaveAnswer(exchange) ? fetchResponse(exchange.id, signal) : Promise.resolve(null),
  ]);
  const { protocol } = exchange;
  if (exchange.situations.length === 0 || protocol === null || request.text === null) return { request, response, situations: [] };
  const answer = exchange.status === 200 ? (response?.text ?? null) : null;
  return { request, response, situations: await askReader({ ask: 'situations', protocol, request: request.text, answer }) };
}

async function fetchRequest(id: string, signal: AbortSignal): Promise<CapturedBody> {
  try {
    return decodeBody(await callApi('request', { params: { id }, input: { decoded: '1' }, signal }));
  } catch (fault) {
    if (!(fault instanceof ApiFailure) || fault.code !== 'undecodable') throw fault;
    const bytes = await callApi('request', { params: { id }, signal });
    return { bytes, text: null, problem: fault.message };
  }
}

async function fetchResponse(id: string, signal: AbortSignal): Promise<CapturedBody | null> {
  try {
    return decodeBody(await callApi('response', { params: { id }, signal }));
  } catch (fault) {
    // Only counts are kept of a flood of refusals, and of some failures nothing could be told.
    if (fault instanceof ApiFailure && fault.status === 404) return null;
    throw fault;
  }
}

/** Decodes bytes as UTF-8, strictly, a byte order mark kept: offsets of findings count it. */
export function decodeBody(bytes: Uint8Array): CapturedBody {
  try {
    return { bytes, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), problem: null };
  } catch {
    return { bytes, text: null, problem: 'These bytes are not UTF-8 text.' }; // What `fatal` asks for: a value here.
  }
}
