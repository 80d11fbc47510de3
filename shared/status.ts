import type { FindingCounts } from './finding.ts';
import type { PracticeState } from './practice.ts';
import type { ResponderName } from './responders.ts';

/** How the host stands: what the top bar and the status line show. */
export interface Status {
  readonly version: string;
  readonly ready: boolean;
  /** Where the agent port listens, such as `http://127.0.0.1:8888`; empty where it could not. */
  readonly agent: readonly string[];
  /** Why it does not listen; null where it does. */
  readonly agentProblem: string | null;
  readonly agentPort: number;
  /** While it does not listen: a port that was free when it was looked for; null where none was found, and while it listens. */
  readonly freePort: number | null;
  readonly responder: ResponderName;
  /** Rises with every change of settings other than `layout`, so that windows know when to read them anew. */
  readonly settingsRevision: number;
  readonly workspace: { readonly name: string; readonly path: string };
  readonly exchanges: number;
  readonly held: number;
  readonly storeBytes: number;
  /** The last event's sequence. */
  readonly sequence: number;
  readonly requestsPerSecond: number;
  readonly findings: FindingCounts;
  /** Why nothing can be stored right now; null where all is well. */
  readonly storeProblem: string | null;
  readonly practice: PracticeState;
}
