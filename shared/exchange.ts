import type { Finding, FindingCounts } from './finding.ts';
import type { Settlement } from './link.ts';
import type { CandidateBrief } from './situation.ts';

/** Header names and values as they came, in order, repeated ones included. */
export type HeaderPairs = readonly (readonly [string, string])[];

/** What came of an exchange; the one word for list, filter, export and API. */
export type Outcome = 'waiting' | 'held' | 'answered' | 'refused' | 'failed' | 'abandoned' | 'dropped';

/** A stored body: its bytes are read by id. */
export interface BodyRef {
  readonly id: number;
  readonly bytes: number;
}

/** Who sent a request. */
export interface Caller {
  /** Address and port, such as `127.0.0.1:51234`. */
  readonly address: string;
  readonly userAgent: string | null;
}

/** A situation as an event carries it: enough for lists, never a body. */
export interface SituationBrief {
  readonly sourceId: string;
  readonly asked: string;
  readonly wanted: number;
}

interface ReceivedFacts {
  readonly kind: 'received';
  /** Null where the request line could not be read. */
  readonly method: string | null;
  readonly path: string | null;
  /** Name of the contract the path belongs to; null where none does. */
  readonly protocol: string | null;
  readonly route: string | null;
  readonly caller: Caller;
  /** Left out of the live feed. */
  readonly headers?: HeaderPairs;
  /** The wire bytes; null where there were none or only counts are kept. */
  readonly body: BodyRef | null;
  /** What was asked, in one line. */
  readonly asked: string;
  readonly situations: readonly SituationBrief[];
  readonly findings: readonly Finding[];
}

interface RefusedFacts {
  readonly kind: 'refused';
  readonly status: number;
  readonly reason: string;
  readonly headers?: HeaderPairs;
  readonly body: BodyRef | null;
  readonly findings: readonly Finding[];
}

interface HeldFacts {
  readonly kind: 'held';
  readonly situation: number;
  /** Why it waits: `responder` (the human responder is on), `again` (a release was undone). */
  readonly reason: 'responder' | 'again';
  /** When the caller is likely to give up; null where unknown. */
  readonly deadlineAt: number | null;
}

interface DraftedFacts {
  readonly kind: 'drafted';
  readonly situation: number;
  readonly revision: number;
}

interface DecidedFacts {
  readonly kind: 'decided';
  readonly situation: number;
  /** The responder's name. */
  readonly by: string;
  readonly candidates: readonly CandidateBrief[];
  /** The candidates' texts as a JSON array of strings; null where they are slices of the answer. */
  readonly body: BodyRef | null;
}

interface CommittedFacts {
  readonly kind: 'committed';
  readonly status: number;
  readonly headers?: HeaderPairs;
}

interface AnsweredFacts {
  readonly kind: 'answered';
  readonly status: number;
  readonly headers?: HeaderPairs;
  /** The answer's bytes, without keep-alive white space. */
  readonly body: BodyRef | null;
  readonly by: string;
  /** True where a person sent it in spite of findings of level error. */
  readonly forced: boolean;
  readonly findings: readonly Finding[];
}

/** The caller went away before it had the whole answer. */
interface AbandonedFacts {
  readonly kind: 'abandoned';
  readonly reason: string;
}

/** A person dropped the connection. */
interface DroppedFacts {
  readonly kind: 'dropped';
}

/** We could not answer: a bug, a full disk, an ended process. */
interface FailedFacts {
  readonly kind: 'failed';
  readonly reason: string;
  /** What the caller was told; none of these where nothing could be told any more. */
  readonly status?: number;
  readonly headers?: HeaderPairs;
  readonly body?: BodyRef | null;
}

/** What a person says of a situation. */
type AnnotatedFacts = DismissedFacts | SettledFacts;

interface DismissedFacts {
  readonly kind: 'annotated';
  readonly situation: number;
  /** The person needs it in the queue no more. */
  readonly dismissed: boolean;
}

interface SettledFacts {
  readonly kind: 'annotated';
  readonly situation: number;
  /** Where it hangs; null takes back what was said before. */
  readonly settlement: Settlement | null;
}

/** What an event tells, by its kind. */
export type EventFacts =
  | ReceivedFacts
  | RefusedFacts
  | HeldFacts
  | DraftedFacts
  | DecidedFacts
  | CommittedFacts
  | AnsweredFacts
  | AbandonedFacts
  | DroppedFacts
  | FailedFacts
  | AnnotatedFacts;

/** A fact, appended and never edited. Times are milliseconds since the epoch, with fractions. */
export type ExchangeEvent = EventFacts & {
  /** Rises by one with every event of a workspace. */
  readonly sequence: number;
  readonly at: number;
  readonly exchange: string;
};

/** One situation of an exchange, as its events leave it. Times are milliseconds since the epoch. */
export interface SituationState {
  readonly index: number;
  readonly sourceId: string;
  readonly asked: string;
  readonly wanted: number;
  readonly phase: 'waiting' | 'held' | 'decided';
  readonly heldAt: number | null;
  readonly deadlineAt: number | null;
  readonly decidedAt: number | null;
  readonly decidedBy: string | null;
  readonly draftRevision: number;
  readonly dismissed: boolean;
  readonly candidates: readonly CandidateBrief[];
}

/** One HTTP request to the agent port and what came of it: the fold of its events. */
export interface Exchange {
  readonly id: string;
  /** Sequence of the last event folded in. */
  readonly sequence: number;
  readonly receivedAt: number;
  readonly method: string | null;
  readonly path: string | null;
  readonly protocol: string | null;
  readonly route: string | null;
  readonly caller: Caller;
  readonly asked: string;
  readonly situations: readonly SituationState[];
  readonly outcome: Outcome;
  /** The status that went out, or is committed; null before. */
  readonly status: number | null;
  readonly committedAt: number | null;
  /** When its last event ended it; null while it waits. */
  readonly endedAt: number | null;
  readonly answeredBy: string | null;
  /** Why it was refused, failed or was abandoned. */
  readonly reason: string | null;
  readonly requestBytes: number;
  readonly responseBytes: number;
  readonly forced: boolean;
  readonly findings: FindingCounts;
}
