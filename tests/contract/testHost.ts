import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { EndpointName, OutputOf } from '../../shared/api.ts';
import { api } from '../../shared/api.ts';
import type { Exchange } from '../../shared/exchange.ts';
import type { Hold } from '../../shared/hold.ts';
import type { Host, HostOptions } from '../../server/host.ts';
import { startHost } from '../../server/host.ts';
import type { Answer } from './controlClient.ts';
import { send } from './controlClient.ts';

/** A whole host on free ports with a workspace of its own. */
export interface TestHost {
  readonly host: Host;
  /** Base URL of the agent port; empty where it is taken and that is to be shown. */
  readonly agent: string;
  /** Base URL of the control port, without the token. */
  readonly control: string;
  readonly folder: string;
  /** A call of the control API as our own page makes it. */
  call(method: 'GET' | 'PUT' | 'POST', path: string, input?: unknown): Promise<Answer>;
  /** What an endpoint gives; its path with parameters filled in. Throws where it is not 200. */
  read<Name extends EndpointName>(name: Name, path?: string, input?: unknown): Promise<OutputOf<Name>>;
  /** A MAGMA request to the agent port. */
  ask(body: string, headers?: readonly (readonly [string, string])[]): Promise<Answer>;
  /** Waits until this many situations are held. */
  holds(count: number): Promise<Hold[]>;
  /** Waits until the newest exchange is as wanted. */
  newest(wanted: (exchange: Exchange) => boolean): Promise<Exchange>;
  close(): Promise<void>;
}

export async function startTestHost(options: Partial<HostOptions> = {}): Promise<TestHost> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-host-'));
  const log = pino({ level: process.env['SIGNALBOX_TEST_LOG'] ?? 'silent' });
  const host = await startHost({
    dataFolder: folder,
    agentPort: 0,
    controlPort: 0,
    portTaken: 'fail',
    responder: 'sample',
    log,
    ...options,
  });
  const agent = host.agentUrl ?? '';
  if (agent === '' && options.portTaken !== 'show') throw new Error('the agent port did not open');
  const control = new URL(host.controlUrl).origin;
  const call: TestHost['call'] = (method, path, input) =>
    send(control + path, {
      method,
      headers: [['Authorization', `Bearer ${host.token}`], ...(method === 'GET' ? [] : [['Content-Type', 'application/json'] as const])],
      ...(input === undefined ? {} : { body: JSON.stringify(input) }),
    });
  const read: TestHost['read'] = async <Name extends EndpointName>(name: Name, path: string = api[name].path, input?: unknown) => {
    const answer = await call(api[name].method, path, input);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    // The server gives what the map's types say, or does not compile.
    return answer.json as OutputOf<Name>;
  };
  return {
    host,
    agent,
    control,
    folder,
    call,
    read,
    ask: (body, headers = []) =>
      send(`${agent}/v1/responses`, { method: 'POST', headers: [['Content-Type', 'application/json'], ...headers], body }),
    holds: (count) =>
      until(async () => {
        const { holds } = await read('holds');
        return holds.length === count ? holds : null;
      }, `${count} held situations`),
    newest: (wanted) =>
      until(async () => {
        const [newest] = (await read('exchanges', '/api/exchanges?limit=1')).exchanges;
        return newest && wanted(newest) ? newest : null;
      }, 'the newest exchange as wanted'),
    close: async () => {
      await host.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asks again until there is an answer; a test's own time limit ends it otherwise. */
export async function until<T>(ask: () => Promise<T | null>, what: string): Promise<T> {
  const begun = Date.now();
  for (;;) {
    const found = await ask();
    if (found !== null) return found;
    if (Date.now() - begun > 20_000) throw new Error(`waited 20 s for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
