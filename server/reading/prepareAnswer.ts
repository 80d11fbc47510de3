import type { Finding } from '../../shared/finding.ts';
import { hasErrors } from '../../shared/finding.ts';
import type { Protocol, ReadRequest } from '../../shared/protocols/protocol.ts';
import { AnswerTooLarge, createAnswerBound } from '../../shared/protocols/answerBound.ts';
import type { Decided, DescribedDecision, Prepared } from './acceptedRequest.ts';
import { makeCandidates } from './recipe.ts';
import type { Stamping } from './stamping.ts';
import { stampCandidates } from './stamping.ts';
import { tooLargeFinding } from './tooLarge.ts';
import { findTextFaults } from './textFaults.ts';

type PreparedText = Prepared & { readonly text: string };

/**
 * The whole answer to a request whose situations are all decided, checked as its consumers would.
 * One that breaks the contract, or is too large to be built, does not go out: error candidates take its place.
 */
export function prepareAnswer(protocol: Protocol, request: ReadRequest, decisions: readonly Decided[], stamping: Stamping): PreparedText {
  const made = assembleBounded(protocol, request, decisions, stamping);
  if (!hasErrors(made.findings)) return made;
  const reasons = made.findings.filter((finding) => finding.level === 'error');
  const first = reasons[0]?.message ?? 'unknown';
  const error = { code: 'answer_invalid', message: `The decided answer breaks the contract: ${first}`, component: 'signalbox' };
  const failures = decisions.map(() => ({ by: 'signalbox', candidates: { kind: 'failure' as const, error }, stored: false }));
  const instead = assemble(protocol, request, failures, stamping);
  if (hasErrors(instead.findings)) throw new Error(`error candidates break the contract: ${instead.findings[0]?.message ?? ''}`);
  return { ...instead, findings: [...reasons.map(asWarning), ...instead.findings] };
}

/** What is too large is not built: it comes without a text, and with the error that says so. */
function assembleBounded(protocol: Protocol, request: ReadRequest, decided: readonly Decided[], stamping: Stamping): PreparedText {
  try {
    return assemble(protocol, request, decided, stamping);
  } catch (error) {
    if (!(error instanceof AnswerTooLarge)) throw error;
    return { text: '', decisions: [], findings: [tooLargeFinding(error, 'response')] };
  }
}

function assemble(protocol: Protocol, request: ReadRequest, decided: readonly Decided[], stamping: Stamping): PreparedText {
  const bound = createAnswerBound();
  const candidates: (readonly string[])[] = [];
  const decisions: DescribedDecision[] = [];
  for (const [situation, { by, candidates: given, stored }] of decided.entries()) {
    const made = makeCandidates(protocol, request, situation, given, bound) ?? [];
    const texts = stampCandidates(protocol, stamping, situation, given, made);
    candidates.push(texts);
    decisions.push({ by, briefs: texts.map((text) => protocol.describeCandidate(text)), stored });
  }
  const text = protocol.assemble(request, candidates);
  return { text, decisions, findings: [...findTextFaults([text], 'response'), ...protocol.check(request, text)] };
}

/** What is wrong with an answer that did not go out says nothing against the one that did. */
function asWarning(finding: Finding): Finding {
  return { ...finding, level: 'warning', message: `Not sent: ${finding.message}` };
}
