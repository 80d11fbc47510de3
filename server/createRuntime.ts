import type { Status } from '../shared/status.ts';
import type { AgentState } from '../shared/protocols/protocol.ts';
import { protocolNamed } from '../shared/protocols/protocols.ts';
import type { Settings, SettingsChange } from '../shared/settings.ts';
import type { AgentPort } from './agent/agentPort.ts';
import { findFreePort } from './agent/findFreePort.ts';
import { PortProblem } from './agent/listener.ts';
import type { Practice } from './practice/practice.ts';
import type { ResponderChoice, Runtime, RuntimeProblem, RuntimeResult } from './runtime.ts';
import type { Store } from './store/store.ts';
import { StoreFailure } from './store/store.ts';
import { createThroughput } from './throughput.ts';
import { VERSION } from './version.ts';

export interface RuntimeParts {
  readonly store: Store;
  readonly now: () => number;
  /** The port asked for at the start. */
  readonly wantedPort: number;
}

/** The running host's state that is not in the workspace: the agent port's state, the practice. */
export interface CreatedRuntime extends Runtime {
  agent(): AgentState;
  /** Gives it what it speaks of; before that only `agent` may be asked. */
  connect(port: AgentPort, practice: Practice): void;
  /** Opens the agent port for the first time; a port that can't be had is kept as a problem and thrown. */
  openPort(): Promise<void>;
}

export function createRuntime({ store, now, wantedPort }: RuntimeParts): CreatedRuntime {
  const throughput = createThroughput();
  let connected: { readonly port: AgentPort; readonly practice: Practice } | null = null;
  let agentProblem: string | null = null;
  let askedPort = wantedPort;
  let freePort: number | null = null;
  let settingsRevision = 0;
  store.onEvents((events) => {
    for (const event of events) if (event.kind === 'received') throughput.count(event.at);
  });

  function parts(): { readonly port: AgentPort; readonly practice: Practice } {
    if (connected === null) throw new Error('the runtime is not connected yet');
    return connected;
  }

  function status(): Status {
    const { port, practice } = parts();
    const { exchanges, sequence, bytes, findings } = store.totals();
    return {
      version: VERSION,
      ready: store.settings().ready,
      agent: port.urls(),
      agentProblem,
      agentPort: port.port() ?? askedPort,
      freePort: port.port() === null ? freePort : null,
      responder: store.settings().responder,
      settingsRevision,
      workspace: { name: store.name, path: store.path },
      exchanges,
      held: port.desk.heldCount(),
      storeBytes: bytes,
      sequence,
      requestsPerSecond: throughput.perSecond(now()),
      findings,
      storeProblem: store.problem(),
      practice: practice.state(),
    };
  }

  async function changeSettings(change: SettingsChange): Promise<RuntimeResult<Settings>> {
    const before = store.settings().listenAlsoOn;
    try {
      if (change.listenAlsoOn !== undefined) {
        await parts().port.listenAlsoOn(change.listenAlsoOn);
        if (parts().port.port() !== null) agentProblem = null;
      }
      const settings = await store.changeSettings(change);
      if (Object.keys(change).some((name) => name !== 'layout')) settingsRevision += 1;
      return { ok: true, value: settings };
    } catch (error) {
      if (error instanceof PortProblem) return problem('port', error.message, '/listenAlsoOn');
      if (!(error instanceof StoreFailure)) throw error;
      if (change.listenAlsoOn !== undefined) await parts().port.listenAlsoOn(before);
      return problem('store', error.message);
    }
  }

  async function setResponder({ protocol, responder, options = {} }: ResponderChoice): Promise<RuntimeResult<Status>> {
    if (protocol !== undefined && protocolNamed(protocol) === undefined) {
      return problem('invalid', `There is no contract “${protocol.slice(0, 60)}” here.`, '/protocol');
    }
    if (responder === 'human' && Object.keys(options).length > 0) {
      return problem('invalid', 'The human responder has no options.', '/options');
    }
    const { mode, delayMs } = options;
    const changed = await changeSettings({
      responder,
      ...(mode === undefined ? {} : { sampleMode: mode }),
      ...(delayMs === undefined ? {} : { sampleDelayMs: delayMs }),
    });
    return changed.ok ? { ok: true, value: status() } : changed;
  }

  async function listen(port: number): Promise<RuntimeResult<Status>> {
    try {
      await parts().port.listen(port);
      askedPort = port;
    } catch (error) {
      if (!(error instanceof PortProblem)) throw error;
      if (parts().port.port() === null) {
        freePort = await findFreePort(port);
        agentProblem = error.message;
        askedPort = port;
      }
      return problem('port', error.message, '/port');
    }
    try {
      await parts().port.listenAlsoOn(store.settings().listenAlsoOn);
    } catch (error) {
      if (!(error instanceof PortProblem)) throw error;
      agentProblem = error.message;
      return problem('port', error.message);
    }
    agentProblem = null;
    return { ok: true, value: status() };
  }

  return {
    agent() {
      const { ready, agentId, agentVersion } = store.settings();
      return { ready, agentId, agentVersion };
    },
    connect(port, practice) {
      connected = { port, practice };
    },
    async openPort() {
      const opened = await listen(wantedPort);
      if (!opened.ok) throw new PortProblem(opened.problem.message);
    },
    status,
    async setReady(ready) {
      const changed = await changeSettings({ ready });
      return changed.ok ? { ok: true, value: status() } : changed;
    },
    setResponder,
    changeSettings,
    listen,
    startPractice: (request) => parts().practice.start(request),
    stopPractice: () => parts().practice.stop(),
  };
}

function problem(code: RuntimeProblem['code'], message: string, pointer?: string): { ok: false; problem: RuntimeProblem } {
  return { ok: false, problem: { code, message, ...(pointer === undefined ? {} : { pointer }) } };
}
