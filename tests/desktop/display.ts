import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { testTools } from '../testTools.ts';

export interface Display {
  /** For `DISPLAY`; undefined where the system has its own windows. */
  readonly name: string | undefined;
  stop(): Promise<void>;
}

/** A screen of its own, on a display number that is free. */
export async function startDisplay(): Promise<Display> {
  const program = testTools().xvfb;
  if (program === '') return { name: process.env['DISPLAY'], stop: () => Promise.resolve() };
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]; // Asked for above: it writes its number there.
  return {
    name: `:${number.toString().trim()}`,
    stop: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}
