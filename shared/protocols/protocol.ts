import type { CandidateLayout } from '../candidateLayout.ts';
import type { HeaderPairs } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import type { KnownCaller } from '../hold.ts';
import type { JsonDocument } from '../json/document.ts';
import type { StampMode } from '../lineage/stamp.ts';
import type { CandidateTraits, Digest, SituationTraits } from '../lineage/traits.ts';
import type { MemoryMark } from '../memoryMark.ts';
import type { SampleMode } from '../responders.ts';
import type { Candidate, CandidateBrief, CandidateError, ComposerForm, Report, Situation, SituationView } from '../situation.ts';

/**
 * One contract on the agent port, answering for all that is particular to it. Everything here is pure:
 * server and renderer ask it the same questions about the same texts.
 */
export interface Protocol {
  readonly name: string;
  /** As people write it, such as `MAGMA`. */
  readonly label: string;
  readonly routes: readonly Route[];
  /** The largest inflated body it takes. */
  readonly bodyLimitBytes: number;
  readonly keepAlive: KeepAlivePromise;
  /** Callers of this contract whose patience is known. */
  readonly callers: readonly KnownCaller[];
  /** Where a candidate's parts stand in its text, for forms. */
  readonly layout: CandidateLayout;
  /** What a status of 400 or more, a cut connection, and an error candidate do to a caller of this contract; a sentence or two each. */
  readonly consequences: { readonly status: string; readonly drop: string; readonly error: string };
  /** Reads the body of a deciding route. `text` has passed no check yet, not even that it is JSON. */
  read(text: string, limits: CandidateLimits): Reading;
  /** Answers a route that decides nothing, such as health. */
  serve(route: Route, agent: AgentState): PlainAnswer;
  /** The contract's own shape for everything that is not an answer. */
  refuse(problem: Problem): PlainAnswer;
  /** About how many UTF-16 units the answer takes at least: what it must hand back, as often as it is asked for. */
  answerUnits(request: ReadRequest): number;
  /** Checks a whole answer with status 200 to a request, as its consumers would. */
  check(request: ReadRequest, text: string): Finding[];
  /** Checks a whole answer with any other status, as its consumers would. */
  checkPlain(status: number, text: string): Finding[];
  /** Checks candidates (JSON texts) for one situation, before they are released; ids may be left out. */
  checkCandidates(request: ReadRequest, situation: number, candidates: readonly string[]): Finding[];
  /** The whole answer: candidates' own slices where nothing had to be filled in. One list a situation, checked before. */
  assemble(request: ReadRequest, candidates: readonly (readonly string[])[]): string;
  /**
   * One situation's candidates as they go out: with a stamp in those returned memories that are to have one, each as `stampFor` gives
   * it, and without any that came along with the caller's memory; all else byte for byte.
   */
  stamp(candidates: readonly string[], mode: StampMode, stampFor: (candidate: number) => string): readonly string[];
  /** A candidate to begin a draft from: valid, says nothing, memory as the caller sent it, byte for byte, but without our stamp. */
  blank(request: ReadRequest, situation: number, candidate: number): string;
  /** A candidate that tells the caller that no decision could be made; memory unchanged. */
  failure(request: ReadRequest, situation: number, candidate: number, error: CandidateError): string;
  /** A copy of a candidate's text that appends what was asked and decided to its memory's history. */
  appendStep(request: ReadRequest, situation: number, candidate: string): string;
  /** A candidate that decides, or fails, as `from` does, with its own ids and memory; null where `from` does neither. */
  copyDecision(request: ReadRequest, situation: number, candidate: number, from: string): string | null;
  form(request: ReadRequest, situation: number): ComposerForm;
  /** An instruction that reports, in parts; null where it is words, to be shown as they are. */
  readReport(situation: Situation): Report | null;
  /** Situations with their candidates, from an answer's text; without one, no candidates. */
  view(request: ReadRequest, answer: string | null): SituationView[];
  /** Reads one candidate's text, such as a draft; null where it can't be read at all. */
  viewCandidate(text: string, index: number): Candidate | null;
  describeCandidate(text: string): CandidateBrief;
  /** What this contract's habits make of one memory becoming another, as by an answer: lost rules, a history turned into a summary. */
  memoryMarks(before: JsonDocument, after: JsonDocument): MemoryMark[];
  /** The `sample` responder's candidates: deterministic, without ids, times or nonces of its own. */
  sample(request: ReadRequest, situation: number, mode: SampleMode): string[];
  readonly lineage: LineageEvidence;
}

/** What a contract knows of how its situations follow from each other's candidates. */
export interface LineageEvidence {
  /** What the caller calls the request, as a JSON literal in its own spelling. */
  requestName(request: ReadRequest): string;
  situationTraits(request: ReadRequest, situation: number, digest: Digest): SituationTraits;
  /** `candidate` as `view` or `viewCandidate` read it. */
  candidateTraits(candidate: Candidate, digest: Digest): CandidateTraits;
}

/** One path of a contract with its method. */
export interface Route {
  /** Such as `responses`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Exact, case-sensitive. */
  readonly path: string;
  /** Whether its requests carry situations; other routes are served at once. */
  readonly decides: boolean;
}

/** What a contract allows while its caller waits. */
export interface KeepAlivePromise {
  /** Whether white space may be sent before the body. */
  readonly allowed: boolean;
  /** What a failure becomes once the status is out. */
  readonly afterCommitted: 'error candidates' | 'cut';
}

/** How many candidates may be asked for. */
export interface CandidateLimits {
  readonly perSituation: number;
  readonly perRequest: number;
}

/** A request that the contract accepts. */
export interface ReadRequest {
  readonly document: JsonDocument;
  readonly situations: readonly Situation[];
  /** Warnings and notes; never errors. */
  readonly findings: readonly Finding[];
}

/** What reading a request gives: situations, or the contract's own no. */
export type Reading = { readonly ok: true; readonly request: ReadRequest } | { readonly ok: false; readonly refusal: Refusal };

/** The contract's own no, ready to be sent. */
export interface Refusal {
  readonly answer: PlainAnswer;
  /** In one line. */
  readonly reason: string;
  readonly findings: readonly Finding[];
}

/** An answer as it goes out, apart from its length. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: HeaderPairs;
  readonly text: string;
}

/** What went wrong outside a contract's own rules. */
export type Problem =
  | { readonly kind: 'notFound'; readonly path: string }
  | { readonly kind: 'methodNotAllowed'; readonly method: string; readonly allow: readonly string[] }
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'tooLarge'; readonly limitBytes: number }
  | { readonly kind: 'unknownEncoding'; readonly encoding: string; readonly read: readonly string[] }
  | { readonly kind: 'brokenEncoding'; readonly encoding: string; readonly message: string }
  | { readonly kind: 'notUtf8'; readonly byteOffset: number }
  | { readonly kind: 'notReady' }
  | { readonly kind: 'unavailable'; readonly message: string };

/** What GET routes tell of the agent. */
export interface AgentState {
  readonly ready: boolean;
  readonly agentId: string;
  readonly agentVersion: string;
}
