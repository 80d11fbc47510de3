/**
 * What a person looks at: situations and the candidates that answer them, read out of the exact texts.
 * Every `…Text` field is a slice of the original text, never a re-spelled value; a memory's is without the stamp that we put into it.
 */

/** One input to decide on, as read from a request. */
export interface Situation {
  /** Place within the exchange, from 0. */
  readonly index: number;
  /** JSON pointer to it in the request, which findings against it begin with; absent where it is no part of one. */
  readonly pointer?: string;
  /** The caller's own id for it, digit for digit. */
  readonly sourceId: string;
  /** Who speaks: `user`, `env`, … in the contract's own words. */
  readonly from: string;
  /** The whole instruction, decoded. */
  readonly instruction: string;
  /** The instruction in one line, for lists (at most 200 characters). */
  readonly asked: string;
  /** How many candidates the caller wants. */
  readonly wanted: number;
  /** The memory the caller sent, as a slice and without our stamp; null where the contract's default applies or there is none. */
  readonly memoryText: string | null;
  /** The stamp that came back in its memory; absent where there is none. */
  readonly stamp?: string;
  /** Short facts worth showing beside the instruction; the memory's size follows from its text. */
  readonly facts: readonly Fact[];
}

/** An instruction that reports what became of earlier calls, as people read it. */
export interface Report {
  readonly lines: readonly ReportLine[];
  /** What was carried out, by whom. */
  readonly executed: readonly { readonly who: string; readonly call: string }[];
  /** All else that it says, by name; `fault` where it tells what went wrong. */
  readonly others: readonly { readonly name: string; readonly text: string; readonly fault: boolean }[];
}

/** What became of one call. */
export interface ReportLine {
  /** Null where the line does not say: its message is then all of it. */
  readonly succeeded: boolean | null;
  readonly who: string;
  /** What was called. */
  readonly what: string;
  readonly message: string;
}

/** A short fact, such as `tools` and `3`. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** One complete answer to a situation, as read from an answer or a draft. */
export interface Candidate {
  readonly index: number;
  /** JSON pointer to it in the answer, which findings against it begin with; absent where it is no part of one. */
  readonly pointer?: string;
  readonly status: 'completed' | 'error';
  /** Null where the candidate is an error. */
  readonly decision: Decision | null;
  /** Null where the candidate completed. */
  readonly error: CandidateError | null;
  /** The memory it returns, as a slice and without our stamp. */
  readonly memoryText: string | null;
  /** The stamp that its memory went out with; absent where there is none. */
  readonly stamp?: string;
  /** One slice a step. */
  readonly stepTexts: readonly string[];
  /** The whole candidate as a slice. */
  readonly text: string;
}

/** What a candidate says and calls. */
export interface Decision {
  readonly say: string;
  readonly calls: readonly Call[];
}

/** One call of a decision. */
export interface Call {
  readonly name: string;
  /** Who is to do it: a robot's name; null where the contract has none. */
  readonly target: string | null;
  /** The arguments object as a slice; `{}` where it was left out. */
  readonly argumentsText: string;
}

/** Why a candidate made no decision. */
export interface CandidateError {
  readonly code: string;
  readonly message: string;
  readonly component: string | null;
}

/** A candidate in one line, for lists and events. */
export interface CandidateBrief {
  readonly status: 'completed' | 'error';
  /** Such as `arm1 · pick(banana)` or `say “Done.”`; at most 200 characters. */
  readonly line: string;
}

/** A situation with the candidates that answer it so far. */
export interface SituationView extends Situation {
  readonly candidates: readonly Candidate[];
}

/** What the composer needs to offer forms instead of raw JSON. */
export interface ComposerForm {
  /** Names that may be a call's target, such as known robots; empty where none are declared. */
  readonly targets: readonly string[];
  readonly tools: readonly ToolForm[];
  /** Word lists of the situation, such as objects or locations, by name. */
  readonly vocabulary: readonly { readonly name: string; readonly words: readonly string[] }[];
  /** Permanent rules to keep in mind. */
  readonly rules: readonly string[];
}

/** A tool that a call may name. */
export interface ToolForm {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly ParameterForm[];
}

/** How a parameter's value is typed in. */
export type ParameterKind = 'text' | 'integer' | 'number' | 'truth' | 'json';

/** An argument that a tool takes. */
export interface ParameterForm {
  readonly name: string;
  readonly description: string;
  /** The contract's own type word, such as `str`; empty where it names none. */
  readonly type: string;
  readonly kind: ParameterKind;
  readonly required: boolean;
  /** Likely values, from the vocabulary; empty where nothing fits. */
  readonly choices: readonly string[];
}
