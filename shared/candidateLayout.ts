/**
 * Where the parts of a candidate stand in its JSON text, so that forms can edit it in place and leave
 * the rest as it is. Keys of the candidate's own object, unless said otherwise.
 */
export interface CandidateLayout {
  /** Members that name the candidate's own place, and so do not go along when it is copied to another. */
  readonly identity: readonly string[];
  /** The member that says whether it completed; null where the contract has none. */
  readonly status: { readonly key: string; readonly completed: string; readonly error: string } | null;
  /** The member that holds `say` and `calls`; null where they stand in the candidate itself. */
  readonly decision: string | null;
  /** Within the decision: a string. */
  readonly say: string;
  /** Within the decision: an array of calls. */
  readonly calls: string;
  /** Within a call. */
  readonly call: { readonly name: string; readonly arguments: string; readonly target: TargetLayout | null };
  /** The returned memory; null where the contract carries none. */
  readonly memory: string | null;
  /** The error object of a candidate that made no decision; null where the contract has none. */
  readonly error: ErrorLayout | null;
}

/** Who is to carry out a call. */
export interface TargetLayout {
  readonly key: string;
  /** As people call one, such as `robot`. */
  readonly noun: string;
}

/** Keys of an error object. */
export interface ErrorLayout {
  readonly key: string;
  readonly code: string;
  readonly message: string;
  readonly component: string | null;
  /** Codes that are in use, the usual one first. */
  readonly codes: readonly string[];
}
