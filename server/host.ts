import type { Logger } from 'pino';

export interface HostOptions {
  /** Folder of the workspace; made where it is missing. */
  readonly dataFolder: string;
  /** 0 = any free port. */
  readonly agentPort: number;
  /** 0 = any free port. */
  readonly controlPort: number;
  /** Who answers at first; otherwise as the workspace remembers. */
  readonly responder?: 'human' | 'sample' | undefined;
  readonly sampleMode?: 'normal' | 'unchanged' | 'identical' | 'error' | undefined;
  readonly sampleDelayMs?: number | undefined;
  /** `full` also survives power loss. */
  readonly durability?: 'normal' | 'full' | undefined;
  /** Whether a taken agent port stops the start (headless) or is shown and can be mended (desktop). */
  readonly portTaken: 'fail' | 'show';
  /** Folder of the built UI; without it the control port serves the API alone. */
  readonly uiFolder?: string | undefined;
  readonly log: Logger;
}

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
