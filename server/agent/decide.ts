import type { Finding } from '../../shared/finding.ts';
import { hasErrors } from '../../shared/finding.ts';
import type { Protocol, ReadRequest } from '../../shared/protocols/protocol.ts';
import type { CandidateError } from '../../shared/situation.ts';
import type { NewEvent } from '../store/store.ts';
import type { Decided, LiveExchange } from './liveExchange.ts';
import { findTextFaults } from './textFaults.ts';

/** Candidates with what lists say of them; their event is not stored yet. */
export function decidedBy(protocol: Protocol, by: string, candidates: readonly string[]): Decided {
  return { by, candidates, briefs: candidates.map((text) => protocol.describeCandidate(text)), stored: false };
}

/** As many error candidates as a situation wants. */
export function failureCandidates(protocol: Protocol, request: ReadRequest, situation: number, error: CandidateError): string[] {
  const wanted = request.situations[situation]?.wanted ?? 0;
  return Array.from({ length: wanted }, (_, candidate) => protocol.failure(request, situation, candidate, error));
}

export interface Prepared {
  readonly text: string;
  readonly decisions: readonly Decided[];
  /** Warnings and notes on the answer, and what kept the decided one from going out. */
  readonly findings: readonly Finding[];
}

/**
 * The whole answer of an exchange whose situations are all decided, checked as its consumers would.
 * One that breaks the contract does not go out: error candidates take its place.
 */
export function prepareAnswer(live: LiveExchange): Prepared {
  const decisions = live.decisions.filter((decided) => decided !== null);
  const made = assemble(live, decisions);
  if (!hasErrors(made.findings)) return { decisions, ...made };
  const reasons = made.findings.filter((finding) => finding.level === 'error');
  const first = reasons[0]?.message ?? 'unknown';
  const error = { code: 'answer_invalid', message: `The decided answer breaks the contract: ${first}`, component: 'signalbox' };
  const failures = decisions.map((_, index) => {
    const candidates = failureCandidates(live.protocol, live.request, index, error);
    return decidedBy(live.protocol, 'signalbox', candidates);
  });
  const instead = assemble(live, failures);
  if (hasErrors(instead.findings)) throw new Error(`error candidates break the contract: ${instead.findings[0]?.message ?? ''}`);
  return { ...instead, decisions: failures, findings: [...reasons.map(asWarning), ...instead.findings] };
}

function assemble(live: LiveExchange, decisions: readonly Decided[]): { text: string; findings: readonly Finding[] } {
  const text = live.protocol.assemble(
    live.request,
    decisions.map((decided) => decided.candidates),
  );
  return { text, findings: [...findTextFaults([text], 'response'), ...live.protocol.check(live.request, text)] };
}

/** What is wrong with an answer that did not go out says nothing against the one that did. */
function asWarning(finding: Finding): Finding {
  return { ...finding, level: 'warning', message: `Not sent: ${finding.message}` };
}

/** `decided` events of what is not stored yet; their candidates are in the answer that is stored with them. */
export function decidedEvents(exchange: string, decisions: readonly Decided[], at: number): NewEvent[] {
  return decisions.flatMap((decided, situation) =>
    decided.stored ? [] : [{ kind: 'decided', at, exchange, situation, by: decided.by, candidates: decided.briefs, body: null }],
  );
}

/** Who an answer is by: one name, or all of them in order. */
export function authorsOf(decisions: readonly Decided[]): string {
  return [...new Set(decisions.map((decided) => decided.by))].join(', ') || 'signalbox';
}
