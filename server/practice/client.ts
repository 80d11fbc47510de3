import { Agent, request } from 'undici';
import { decodeUtf8 } from '../reading/decodeUtf8.ts';

/** What came back, or why nothing did, in plain words. */
export type Reply = { readonly ok: true; readonly status: number; readonly text: string } | { readonly ok: false; readonly reason: string };

/** The consumer's side of HTTP; its requests never reject. */
export interface Client {
  get(path: string): Promise<Reply>;
  post(path: string, body: string): Promise<Reply>;
  close(): Promise<void>;
}

/**
 * Real HTTP to the agent port. It waits as long as it takes: a person may be typing the answer.
 * `signal` ends whatever is on its way.
 */
export function createClient(url: string, version: string, signal: AbortSignal): Client {
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0, connections: 1 });
  const headers = { 'user-agent': `signalbox-practice/${version}`, accept: 'application/json' };
  const send = async (path: string, options: { method: 'GET' | 'POST'; body?: string }): Promise<Reply> => {
    const type = options.body === undefined ? {} : { 'content-type': 'application/json' };
    try {
      const response = await request(`${url}${path}`, { ...options, headers: { ...headers, ...type }, dispatcher, signal });
      const decoded = decodeUtf8(new Uint8Array(await response.body.arrayBuffer()));
      if (!decoded.ok) return { ok: false, reason: `The agent’s answer to ${path} was not UTF-8 at byte ${decoded.byteOffset}.` };
      return { ok: true, status: response.statusCode, text: decoded.text };
    } catch (problem) {
      return { ok: false, reason: describeFailure(problem, `${options.method} ${path}`) };
    }
  };
  return {
    get: (path) => send(path, { method: 'GET' }),
    post: (path, body) => send(path, { method: 'POST', body }),
    close: () => dispatcher.destroy(),
  };
}

function describeFailure(problem: unknown, what: string): string {
  const code = problem instanceof Error && 'code' in problem ? problem.code : null;
  if (code === 'ECONNREFUSED') return `Nothing listens at the agent’s address (${what}).`;
  if (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET') return `The agent cut the connection before ${what} was answered.`;
  return `${what} failed: ${problem instanceof Error ? problem.message : String(problem)}`;
}
