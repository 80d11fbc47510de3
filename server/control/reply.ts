import type { EndpointName, InputOf, OutputOf } from '../../shared/api.ts';
import type { ControlProblem } from './problem.ts';

/** Captured bytes, to be saved and never shown by a browser. */
export class Download {
  readonly bytes: Uint8Array;
  readonly name: string;
  constructor(bytes: Uint8Array, name: string) {
    this.bytes = bytes;
    this.name = name;
  }
}

/** An answer that is JSON text already, such as one that a thread wrote. */
export class JsonText<T> {
  readonly text: string;
  /** Only carries the type of what the text says. */
  readonly value?: T;
  constructor(text: string) {
    this.text = text;
  }
}

/** Where a feed of events begins: after this sequence, or now. */
export class FeedStart {
  readonly after: number | null;
  constructor(after: number | null) {
    this.after = after;
  }
}

/** What a handler gives, or its no. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: ControlProblem };

/** What an endpoint's handler gives: its output, or for bytes and events what leads to them. */
export type Given<Name extends EndpointName> = [OutputOf<Name>] extends [never]
  ? FeedStart
  : OutputOf<Name> extends Uint8Array
    ? Download
    : OutputOf<Name> | JsonText<OutputOf<Name>>;

/** What a request says besides its input. */
export interface Call {
  /** The path parameter, `:id` or `:situation`; empty where there is none. */
  readonly id: string;
  readonly lastEventId: string | undefined;
}

/** What one endpoint does. */
export type Handler<Name extends EndpointName> = (input: InputOf<Name>, call: Call) => Result<Given<Name>> | Promise<Result<Given<Name>>>;

/** One handler an endpoint: one that is missing is a type error. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };

/** A result that went well. */
export function give<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Changes what went well; a problem stays as it is. */
export function mapResult<From, To>(result: Result<From>, change: (value: From) => To): Result<To> {
  return result.ok ? give(change(result.value)) : result;
}
