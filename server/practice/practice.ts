import type { Logger } from 'pino';
import type { PracticeRequest, PracticeState } from '../../shared/practice.ts';
import { magma } from '../../shared/protocols/magma.ts';
import type { RuntimeResult } from '../runtime.ts';
import { createClient } from './client.ts';
import type { Progress } from './run.ts';
import { runPractice } from './run.ts';

export interface PracticeOptions {
  /** Where the agent port listens right now; null where it does not. */
  readonly agentUrl: () => string | null;
  /** Told to the agent in User-Agent. */
  readonly version: string;
  readonly log: Logger;
}

/** The practice world: a consumer for first runs, demos and tests. One run at a time. */
export interface Practice {
  state(): PracticeState;
  start(request: PracticeRequest): RuntimeResult<PracticeState>;
  /** Ends a run at once, its request on the wire included. */
  stop(): PracticeState;
}

const before: PracticeState = { running: false, kind: null, requests: 0, inputs: 0, tasks: 0, achieved: 0, ended: null };

export function createPractice({ agentUrl, version, log }: PracticeOptions): Practice {
  let state = before;
  let current: AbortController | null = null;
  const change = (changes: Partial<PracticeState>): PracticeState => {
    state = { ...state, ...changes };
    return state;
  };
  const play = async (url: string, request: PracticeRequest, run: AbortController): Promise<void> => {
    const client = createClient(url, version, run.signal);
    const progress = countProgress((counts) => {
      if (current === run) change(counts);
    });
    let ended: string;
    try {
      ended = await runPractice(request, client, magma, progress, run.signal);
    } catch (problem) {
      ended = `The practice world failed: ${problem instanceof Error ? problem.message : String(problem)}`;
      if (!run.signal.aborted) log.error({ err: problem }, 'the practice world failed');
    } finally {
      await client.close();
    }
    if (current !== run) return;
    current = null;
    change({ running: false, ended });
  };
  return {
    state: () => state,
    start(request) {
      if (current) return { ok: false, problem: { code: 'busy', message: 'The practice world runs already; stop it first.' } };
      const url = agentUrl();
      if (url === null) return { ok: false, problem: { code: 'port', message: 'The agent port is not open, so there is nobody to call.' } };
      current = new AbortController();
      change({ ...before, running: true, kind: request.kind });
      void play(url, request, current);
      return { ok: true, value: state };
    },
    stop() {
      const run = current;
      if (!run) return state;
      current = null;
      run.abort();
      return change({ running: false, ended: 'Stopped.' });
    },
  };
}

function countProgress(tell: (counts: Partial<PracticeState>) => void): Progress {
  let requests = 0;
  let inputs = 0;
  let tasks = 0;
  const achieved = new Set<number>();
  return {
    newTask() {
      tasks += 1;
      tell({ tasks });
      return tasks;
    },
    achieve(task) {
      achieved.add(task);
      tell({ achieved: achieved.size });
    },
    asked(count) {
      requests += 1;
      inputs += count;
      tell({ requests, inputs });
    },
  };
}
