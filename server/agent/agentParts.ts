import type { Logger } from 'pino';
import type { AgentState, Protocol } from '../../shared/protocols/protocol.ts';
import type { Settings } from '../../shared/settings.ts';
import type { Store } from '../store/store.ts';

/** What everything behind the agent port works with. */
export interface AgentParts {
  readonly store: Store;
  readonly log: Logger;
  readonly protocols: readonly Protocol[];
  /** Of the workspace, for threads that read it beside the store. */
  readonly dataFolder: string;
  settings(): Settings;
  agent(): AgentState;
  /** Milliseconds since the epoch, with fractions. */
  now(): number;
}
