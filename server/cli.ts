import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommanderError } from 'commander';
import { destination, pino } from 'pino';
import { PortProblem } from './agent/listener.ts';
import type { ExportOptions, LineageOptions, ServeOptions } from './commands.ts';
import { describeCommands } from './commands.ts';
import { defaultDataFolder } from './dataFolder.ts';
import type { Host } from './host.ts';
import { startHost } from './host.ts';
import { exportLinks } from './lineage/exportLinks.ts';
import { openReader } from './store/openReader.ts';
import { StoreFailure, WorkspaceLocked } from './store/store.ts';
import { exportExchanges } from './transfer/exportExchanges.ts';

/** Exit codes. Source: ARCHITECTURE, "Running". */
const EXIT = { ended: 0, failed: 1, usage: 2, port: 3, locked: 4, folder: 5 } as const;
const END_WITHIN_MS = 1_900;

// Logs go to stderr: stdout is for what scripts read.
const log = pino({ level: process.env['SIGNALBOX_LOG'] ?? 'warn' }, destination({ dest: 2, sync: true }));

void main();

async function main(): Promise<void> {
  const folder = defaultDataFolder({ platform: process.platform, home: homedir(), env: process.env });
  const program = describeCommands({ start, serve, export: exportWorkspace, lineage: exportLineage }, folder);
  try {
    await program.parseAsync(process.argv);
  } catch (error) {
    process.exitCode = explain(error);
  }
}

async function serve(options: ServeOptions): Promise<void> {
  const host = await startHost({ ...hostOptions(options), portTaken: 'fail' });
  endOnSignals(host);
  const { agentUrl: agent, controlUrl: control, token, dataFolder: data } = host;
  process.stdout.write(`${JSON.stringify({ agent, control, token, data, pid: process.pid })}\n`);
}

async function start(options: ServeOptions): Promise<void> {
  const host = await startHost({ ...hostOptions(options), portTaken: 'show' });
  endOnSignals(host);
  process.stdout.write(
    host.agentUrl === null ? `Port ${options.port} is taken; the page offers another.\n` : `Consumers call ${host.agentUrl}\n`,
  );
  process.stdout.write(`Signalbox is at ${host.controlUrl}\n`);
  process.stdout.write(`Everything is kept in ${host.dataFolder}. Ctrl+C ends it.\n`);
}

async function exportWorkspace({ data, secrets = false }: ExportOptions): Promise<void> {
  const reader = openReader(data);
  try {
    await print(exportExchanges(reader, { secrets }));
  } finally {
    reader.close();
  }
}

async function exportLineage({ data }: LineageOptions): Promise<void> {
  const reader = openReader(data);
  try {
    await print(exportLinks(data, reader, (error) => log.error({ err: error }, 'an event could not be linked')));
  } finally {
    reader.close();
  }
}

/** Waits for a reader that is slower than we are. */
async function print(pieces: AsyncIterable<string> | Iterable<string>): Promise<void> {
  for await (const piece of pieces) {
    if (!process.stdout.write(piece)) await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}

function hostOptions({ port, controlPort, data, responder, sampleMode, sampleDelayMs, stamp, durability }: ServeOptions) {
  const ui = join(dirname(realpathSync(process.argv[1] ?? '.')), 'ui');
  return {
    dataFolder: data,
    agentPort: port,
    controlPort,
    responder,
    sampleMode,
    sampleDelayMs,
    stamp,
    durability,
    uiFolder: existsSync(join(ui, 'index.html')) ? ui : undefined,
    log,
  };
}

function endOnSignals(host: Host): void {
  const end = (): void => {
    setTimeout(() => process.exit(EXIT.ended), END_WITHIN_MS).unref();
    host.stop().then(
      () => process.exit(EXIT.ended),
      (error: unknown) => {
        log.error({ err: error }, 'ending failed');
        process.exit(EXIT.failed);
      },
    );
  };
  process.once('SIGINT', end).once('SIGTERM', end);
}

/** Says in one line what went wrong, and gives the exit code for it. */
function explain(error: unknown): number {
  // Commander has printed its own line already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ended : EXIT.usage;
  if (!(error instanceof Error)) throw error;
  const advice = error instanceof PortProblem ? ' Choose another with --port or --control-port; 0 takes any free one.' : '';
  process.stderr.write(`signalbox: ${error.message}${advice}\n`);
  if (error instanceof PortProblem) return EXIT.port;
  if (error instanceof WorkspaceLocked) return EXIT.locked;
  if (error instanceof StoreFailure) return EXIT.folder;
  log.error({ err: error }, 'signalbox failed');
  return EXIT.failed;
}

// A reader that has seen enough (`signalbox export | head`) is no failure; a full disk is one.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ended);
  process.stderr.write(`signalbox: The output could not be written: ${error.message}\n`);
  process.exit(EXIT.failed);
});
