/** What "append this step" last did to a candidate: so that doing it again replaces, and never doubles, the step. */
export interface AppendedStep {
  readonly before: string;
  readonly after: string;
  /** The frame (what is said and called) that it was appended for. */
  readonly frame: string;
}

/** `yes`: memory holds the step as decided now; `again`: it holds one of a decision that has changed since. */
export function appendedState(step: AppendedStep | undefined, memory: string, frame: string): 'no' | 'yes' | 'again' {
  if (!step || step.after !== memory) return 'no';
  return step.frame === frame ? 'yes' : 'again';
}

/** The memory to append to: the one before the last append where nothing was typed since. */
export function appendBase(step: AppendedStep | undefined, memory: string): string {
  return step && step.after === memory ? step.before : memory;
}
