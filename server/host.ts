import type { Logger } from 'pino';
import type { StampMode } from '../shared/lineage/stamp.ts';
import { protocols } from '../shared/protocols/protocols.ts';
import type { ResponderName, SampleMode } from '../shared/responders.ts';
import type { SettingsChange } from '../shared/settings.ts';
import { createAgentPort } from './agent/agentPort.ts';
import type { ListenerLimits } from './agent/listener.ts';
import { PortProblem } from './agent/listener.ts';
import type { Control, ControlOptions } from './control/control.ts';
import { startControl } from './control/control.ts';
import { newToken } from './control/token.ts';
import type { CreatedRuntime } from './createRuntime.ts';
import { createRuntime } from './createRuntime.ts';
import { createLineage } from './lineage/lineage.ts';
import { createPractice } from './practice/practice.ts';
import { openStore } from './store/openStore.ts';
import type { Store } from './store/store.ts';
import { VERSION } from './version.ts';

/** How Signalbox is to be started. */
export interface HostOptions {
  /** Folder of the workspace; made where it is missing. */
  readonly dataFolder: string;
  /** 0 = any free port. */
  readonly agentPort: number;
  /** 0 = any free port. */
  readonly controlPort: number;
  /** Who answers at first; otherwise as the workspace remembers. */
  readonly responder?: ResponderName | undefined;
  readonly sampleMode?: SampleMode | undefined;
  readonly sampleDelayMs?: number | undefined;
  readonly stamp?: StampMode | undefined;
  /** `full` also survives power loss. */
  readonly durability?: 'normal' | 'full' | undefined;
  /** Whether a taken agent port stops the start (headless) or is shown and can be mended (desktop). */
  readonly portTaken: 'fail' | 'show';
  /** How long a request may take to arrive; as the agent port has it where left out. */
  readonly listenerLimits?: ListenerLimits | undefined;
  /** Folder of the built UI; without it the control port serves the API alone. */
  readonly uiFolder?: string | undefined;
  readonly log: Logger;
}

/** A running Signalbox, as its shell or command line sees it. */
export interface Host {
  /** Such as `http://127.0.0.1:8888`; null while the port is taken. */
  readonly agentUrl: string | null;
  /** With the token in its fragment. */
  readonly controlUrl: string;
  readonly token: string;
  readonly dataFolder: string;
  /** Situations waiting for a person right now. */
  heldCount(): number;
  onHeldCount(listener: (count: number) => void): () => void;
  /** Answers open holds with their contract's error, closes ports and store; within 2 s. */
  stop(): Promise<void>;
}

/**
 * Starts Signalbox: workspace, agent port, control port, in that order; the only composition.
 * Rejects with WorkspaceLocked, StoreFailure or PortProblem, and then leaves nothing open.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const { log } = options;
  const store = await openStore({ folder: options.dataFolder, durability: options.durability, log, now });
  const undo: (() => Promise<unknown>)[] = [() => store.close()];
  try {
    await applyChoices(store, options);
    const lineage = createLineage({ folder: options.dataFolder, store, log });
    undo.unshift(() => lineage.close());
    const runtime = createRuntime({ store, now, wantedPort: options.agentPort });
    const agent = createAgentPort(
      { store, log, protocols, dataFolder: options.dataFolder, now, settings: () => store.settings(), agent: () => runtime.agent() },
      options.listenerLimits,
    );
    const practice = createPractice({ agentUrl: () => agent.urls()[0] ?? null, version: VERSION, log });
    runtime.connect(agent, practice);
    undo.unshift(() => agent.stop());
    await openAgentPort(runtime, options);
    if (!store.settings().ready) log.warn('the agent is set to not ready, as it was left: callers get 503 until it is set to ready again');
    const token = newToken();
    const control = await openControlPort({
      port: options.controlPort,
      token,
      store,
      desk: agent.desk,
      runtime,
      lineage,
      uiFolder: options.uiFolder,
      log,
    });
    undo.unshift(() => control.close());
    let stopping: Promise<void> | null = null;
    return {
      get agentUrl() {
        return agent.urls()[0] ?? null;
      },
      controlUrl: `${control.url}/#token=${token}`,
      token,
      dataFolder: options.dataFolder,
      heldCount: () => agent.desk.heldCount(),
      onHeldCount: (listener) => agent.desk.onHeldCount(listener),
      stop: () => {
        practice.stop();
        stopping ??= endAll(undo);
        return stopping;
      },
    };
  } catch (error) {
    await endAll(undo).catch((failure: unknown) => log.error({ err: failure }, 'what was started could not be ended'));
    throw error;
  }
}

/** What was chosen at the start is remembered like any other choice. */
async function applyChoices(store: Store, { responder, sampleMode, sampleDelayMs, stamp }: HostOptions): Promise<void> {
  const change: SettingsChange = {
    ...(responder === undefined ? {} : { responder }),
    ...(sampleMode === undefined ? {} : { sampleMode }),
    ...(sampleDelayMs === undefined ? {} : { sampleDelayMs }),
    ...(stamp === undefined ? {} : { stamp }),
  };
  if (Object.keys(change).length > 0) await store.changeSettings(change);
}

async function openAgentPort(runtime: CreatedRuntime, { portTaken, log }: HostOptions): Promise<void> {
  try {
    await runtime.openPort();
  } catch (error) {
    if (!(error instanceof PortProblem) || portTaken === 'fail') throw error;
    log.info({ problem: error.message }, 'the agent port is not open');
  }
}

async function openControlPort(options: ControlOptions): Promise<Control> {
  try {
    return await startControl(options);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw taken ? new PortProblem(`The control port ${options.port} on 127.0.0.1 is taken by another program.`, { cause: error }) : error;
  }
}

/** Ends each part in turn, also where one before it fails; then throws the first failure. */
async function endAll(undo: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const end of undo) await end().catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw failures[0];
}

/** Milliseconds since the epoch, with fractions. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
