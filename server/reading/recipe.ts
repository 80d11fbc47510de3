import type { AnswerBound } from '../../shared/protocols/answerBound.ts';
import { clip } from '../../shared/protocols/clip.ts';
import type { Finding } from '../../shared/finding.ts';
import type { Protocol, ReadRequest } from '../../shared/protocols/protocol.ts';
import type { SampleMode } from '../../shared/responders.ts';
import type { CandidateError } from '../../shared/situation.ts';

/**
 * How candidates come about that follow from their request: made only where that request is read, since
 * each may carry megabytes of its memory.
 */
export type Recipe =
  | { readonly kind: 'sample'; readonly mode: SampleMode }
  | { readonly kind: 'failure'; readonly error: CandidateError }
  /**
   * The decision of `candidates`, with the situation's own ids and memory; the situation `from` itself gets them
   * as they are. Where `from`'s memory was changed, the step is appended to the others' history too.
   */
  | { readonly kind: 'same'; readonly candidates: readonly string[]; readonly from: number | null };

/** One situation's candidates: JSON texts, or how to make them. */
export type Candidates = readonly string[] | Recipe;

/** A longer code or message of a failure is cut: every candidate repeats it. */
const LONGEST_CODE = 100;
const LONGEST_MESSAGE = 500;

/** As many candidates as the situation wants; null where the decision to copy is none. Throws AnswerTooLarge. */
export function makeCandidates(
  protocol: Protocol,
  request: ReadRequest,
  situation: number,
  candidates: Candidates,
  bound: AnswerBound,
): readonly string[] | null {
  if (!('kind' in candidates)) return within(candidates, bound);
  switch (candidates.kind) {
    case 'sample':
      return within(protocol.sample(request, situation, candidates.mode), bound);
    case 'failure':
      return within(failures(protocol, request, situation, candidates.error), bound);
    case 'same':
      if (situation === candidates.from) return within(candidates.candidates, bound);
      return copies(protocol, request, situation, candidates.candidates, changesMemory(protocol, request, candidates), bound);
  }
}

function within(texts: readonly string[], bound: AnswerBound): readonly string[] {
  for (const text of texts) bound.add(text.length);
  return texts;
}

function failures(protocol: Protocol, request: ReadRequest, situation: number, given: CandidateError): string[] {
  const error = { ...given, code: clip(given.code, LONGEST_CODE), message: clip(given.message, LONGEST_MESSAGE) };
  const wanted = request.situations[situation]?.wanted ?? 0;
  return Array.from({ length: wanted }, (_, candidate) => protocol.failure(request, situation, candidate, error));
}

/** As many as the situation wants; of fewer given ones the last is repeated. */
function copies(
  protocol: Protocol,
  request: ReadRequest,
  situation: number,
  given: readonly string[],
  appends: boolean,
  bound: AnswerBound,
): readonly string[] | null {
  const texts: string[] = [];
  for (let candidate = 0; candidate < (request.situations[situation]?.wanted ?? 0); candidate += 1) {
    const copy = protocol.copyDecision(request, situation, candidate, given[Math.min(candidate, given.length - 1)] ?? '');
    if (copy === null) return null;
    const text = appends ? protocol.appendStep(request, situation, copy) : copy;
    bound.add(text.length);
    texts.push(text);
  }
  return texts;
}

/** Why the first candidate that can't be copied can't, and what else stands against it. */
export function findUndecided(protocol: Protocol, request: ReadRequest, situation: number, candidates: readonly string[]): Finding[] {
  const place = candidates.findIndex((text) => protocol.copyDecision(request, situation, 0, text) === null);
  const message = `Candidate ${place} has neither a decision nor an error, so there is nothing to give to the others.`;
  const pointer = `/${place}`;
  const others = protocol
    .checkCandidates(request, situation, candidates)
    .filter((finding) => `${finding.pointer ?? ''}/`.startsWith(`${pointer}/`));
  return [{ code: 'candidate.undecided', level: 'error', message, text: 'candidate', pointer, offset: null }, ...others];
}

function changesMemory(protocol: Protocol, request: ReadRequest, { from, candidates }: Recipe & { kind: 'same' }): boolean {
  if (from === null || from >= request.situations.length) return false;
  const untouched = protocol.viewCandidate(protocol.blank(request, from, 0), 0)?.memoryText;
  return protocol.viewCandidate(candidates[0] ?? '', 0)?.memoryText !== untouched;
}
