import type { PracticeRequest, PracticeState } from '../shared/practice.ts';
import type { Status } from '../shared/status.ts';
import type { ResponderName, SampleOptions } from '../shared/responders.ts';
import type { Settings, SettingsChange } from '../shared/settings.ts';

/** What the control port may ask of the running host, besides the desk's and the store's own business. */
export interface Runtime {
  status(): Status;
  /** Says ready or not ready from now on, also after a restart. */
  setReady(ready: boolean): Promise<RuntimeResult<Status>>;
  /** Chooses who answers what arrives from now on; what is held stays held. */
  setResponder(choice: ResponderChoice): Promise<RuntimeResult<Status>>;
  /** Changes what is named and lets it take effect at once. */
  changeSettings(change: SettingsChange): Promise<RuntimeResult<Settings>>;
  /** Opens the agent port again, here or elsewhere (0 = any free); the old one closes once the new one stands. */
  listen(port: number): Promise<RuntimeResult<Status>>;
  /** Fails where the agent port is not open or a practice runs already. */
  startPractice(request: PracticeRequest): RuntimeResult<PracticeState>;
  stopPractice(): PracticeState;
}

/** Who answers from now on. */
export interface ResponderChoice {
  /** A protocol's name; without it all of them. */
  readonly protocol?: string | undefined;
  readonly responder: ResponderName;
  /** Of sample alone. */
  readonly options?: SampleOptions | undefined;
}

/** What came of it, or why it could not be. */
export type RuntimeResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: RuntimeProblem };

/** Why something asked of the host could not be done. */
export interface RuntimeProblem {
  /** `invalid`: what was asked makes no sense; `busy`: not now; `port`: it can't be listened on; `store`: it can't be stored. */
  readonly code: 'invalid' | 'busy' | 'port' | 'store';
  readonly message: string;
  /** JSON pointer into what was asked. */
  readonly pointer?: string;
}
