import type { ApiError, EndpointName, InputOf, OutputOf } from '../../shared/api.ts';
import { api } from '../../shared/api.ts';
import type { Finding } from '../../shared/finding.ts';
import { useConnection } from '../store/connection.ts';
import { takeToken } from './token.ts';

/** The host said no, or could not be reached (status 0). The message is fit for people. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: string;
  /** JSON pointer into the input that was refused; null where the fault has no place. */
  readonly pointer: string | null;
  /** With code `findings`: what stands against the answer. */
  readonly findings: readonly Finding[];

  constructor(status: number, code: string, message: string, pointer: string | null = null, findings: readonly Finding[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.pointer = pointer;
    this.findings = findings;
  }
}

/** At most three bytes a character, and other requests on their way. */
const KEEPALIVE_CHARACTERS = 16_000;

export interface CallOptions<Name extends EndpointName> {
  /** Values of the path's `:name` parts. */
  readonly params?: Readonly<Record<string, string>>;
  /** Query of a GET, JSON body of the others. */
  readonly input?: InputOf<Name>;
  readonly signal?: AbortSignal;
  /** Sent even if the page goes away meanwhile; browsers allow that below 64 KiB, so a longer body takes its chance. */
  readonly outlivesPage?: boolean;
}

/** Calls the control API. Throws ApiFailure; a 401 also makes the page say how to reopen. */
export async function callApi<Name extends EndpointName>(name: Name, options: CallOptions<Name> = {}): Promise<OutputOf<Name>> {
  const response = await fetchApi(name, options);
  const answer: unknown =
    api[name].gives === 'bytes' ? new Uint8Array(await reach(() => response.arrayBuffer())) : await readAnswer(response);
  // The map in shared/api.ts is the contract of both ends: what the host gives is of the endpoint's output type.
  return answer as OutputOf<Name>;
}

/** The same as `callApi`, for answers that are read as they come. */
export async function fetchApi<Name extends EndpointName>(name: Name, options: CallOptions<Name> = {}): Promise<Response> {
  const { method, path } = api[name];
  const headers: Record<string, string> = { authorization: `Bearer ${takeToken() ?? ''}` };
  const query = method === 'GET' ? queryText(options.input) : '';
  const request: RequestInit = { method, headers, cache: 'no-store' };
  if (method !== 'GET') {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(options.input ?? {});
    request.keepalive = options.outlivesPage === true && request.body.length < KEEPALIVE_CHARACTERS;
  }
  if (options.signal) request.signal = options.signal;
  const url = fillPath(path, options.params ?? {}) + query;
  const response = await reach(() => fetch(url, request));
  if (response.ok) return response;
  if (response.status === 401) useConnection.getState().expire();
  throw await readFailure(response);
}

/** A step of a call. Throws ApiFailure where the host is not there, or not there any more before its answer was whole. */
export async function reach<Outcome>(step: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await step();
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') throw fault;
    throw new ApiFailure(0, 'unreachable', 'Signalbox does not answer. It may have been closed; what was captured is safe on disk.');
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await reach(() => response.text());
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(response.status, text); // Some other program answers on this port.
  }
}

function unreadable(status: number, text: string): ApiFailure {
  return new ApiFailure(status, 'unreadable', `Signalbox answered ${status}: ${text.slice(0, 200)}`);
}

async function readFailure(response: Response): Promise<ApiFailure> {
  const text = await reach(() => response.text());
  const answer = parseError(text);
  if (!answer) return unreadable(response.status, text);
  return new ApiFailure(response.status, answer.error.code, answer.error.message, answer.error.pointer ?? null, answer.findings ?? []);
}

function parseError(text: string): ApiError | null {
  try {
    const value: unknown = JSON.parse(text);
    const error: unknown = typeof value === 'object' && value !== null && 'error' in value ? value.error : null;
    const isError = typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
    // The host sends no other shape with an `error` that has a code and a message.
    return isError ? (value as ApiError) : null;
  } catch {
    return null; // Not JSON: some other program answers on this port. The caller shows its text.
  }
}

/** Fills the `:name` parts of a path. Throws RangeError where one has no value: a bug of ours. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`${path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}

function queryText(input: unknown): string {
  const query = new URLSearchParams();
  const entries = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  for (const [key, value] of entries) if (value !== undefined) query.set(key, String(value));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
