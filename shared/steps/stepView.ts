import type { JsonDocument } from '../json/document.ts';

/**
 * A step as people read it, by the conventions that exporters and agents follow; nothing is required of it. Node numbers point
 * into `document`, the step's own text: what is shown is always the original. Source: contracts/NOTES.md §1, "Memory, feedback,
 * steps in the wild".
 */
export interface StepView {
  readonly document: JsonDocument;
  /** `component`, else `name` or `kind`; null where it names none. */
  readonly component: string | null;
  /** Such as `model` or `coaching`; null where it does not say. */
  readonly origin: string | null;
  readonly model: string | null;
  readonly prompt: Prompt | null;
  /** Members by convention, in the order of the step. */
  readonly parts: readonly StepPart[];
  readonly tokens: readonly Measure[];
  readonly durations: readonly Measure[];
  /** When it ran; null where it does not say enough to be drawn. */
  readonly time: StepTime | null;
  /** Members that no convention knows, or of which not all is told above, in the order of the step: they are shown too. */
  readonly others: readonly number[];
}

/** What a model was asked: turns where they can be told apart, else as it is. */
export interface Prompt {
  readonly node: number;
  readonly turns: readonly Turn[] | null;
}

/** One message of a prompt. */
export interface Turn {
  readonly role: string;
  /** Decoded; null where its content is no text, so that only its JSON can be shown. */
  readonly text: string | null;
  /** The content's own JSON. */
  readonly json: string;
}

export interface StepPart {
  readonly kind: 'input' | 'output' | 'formatted' | 'error' | 'attempts';
  readonly key: string;
  readonly node: number;
  /** The JSON text within, where the part is a string that holds JSON; null elsewhere. */
  readonly inner: string | null;
}

/** A number that the step tells, in its own spelling. */
export interface Measure {
  readonly label: string;
  readonly literal: string;
}

/** Milliseconds. `startMs` is since the epoch, or null where only the length is known. */
export interface StepTime {
  readonly startMs: number | null;
  readonly lengthMs: number;
}
