import type { Finding } from '../../shared/finding.ts';
import { hasErrors } from '../../shared/finding.ts';
import { AnswerTooLarge, createAnswerBound } from '../../shared/protocols/answerBound.ts';
import type { Protocol, ReadRequest } from '../../shared/protocols/protocol.ts';
import type { AcceptedRequest, CheckedRaw, Decided, Decision, MadeDecisions, Prepared, RawText } from './acceptedRequest.ts';
import { prepareAnswer } from './prepareAnswer.ts';
import { checkRawAnswer } from './rawAnswers.ts';
import { findUndecided, makeCandidates } from './recipe.ts';
import type { Stamping } from './stamping.ts';
import { findTextFaults } from './textFaults.ts';
import { tooLargeFinding } from './tooLarge.ts';

/** A request that is kept read, and worked on at once; also what a thread makes of a long one. */
export class ShortRequest implements AcceptedRequest {
  readonly protocol: Protocol;
  readonly read: ReadRequest;

  constructor(protocol: Protocol, read: ReadRequest) {
    this.protocol = protocol;
    this.read = read;
  }

  get situations(): ReadRequest['situations'] {
    return this.read.situations;
  }

  get findings(): readonly Finding[] {
    return this.read.findings;
  }

  answer(decisions: readonly Decided[], stamping: Stamping): Prepared & { readonly text: string } {
    return prepareAnswer(this.protocol, this.read, decisions, stamping);
  }

  decide(decisions: readonly Decision[]): MadeDecisions {
    try {
      return this.#decide(decisions);
    } catch (error) {
      if (!(error instanceof AnswerTooLarge)) throw error;
      return { findings: [tooLargeFinding(error, 'candidate')], made: null };
    }
  }

  #decide(decisions: readonly Decision[]): MadeDecisions {
    const bound = createAnswerBound();
    const lists: { readonly decision: Decision; readonly texts: readonly string[] }[] = [];
    for (const decision of decisions) {
      const texts = makeCandidates(this.protocol, this.read, decision.situation, decision.candidates, bound);
      if (texts === null) return { findings: this.#undecided(decision), made: null };
      lists.push({ decision, texts });
    }
    const findings = lists.flatMap(({ decision, texts }) => this.check(decision.situation, texts));
    if (hasErrors(findings)) return { findings, made: null };
    const made = lists.map(({ decision, texts }) => ({
      decision,
      briefs: texts.map((text) => this.protocol.describeCandidate(text)),
      list: new TextEncoder().encode(JSON.stringify(texts)),
    }));
    return { findings, made };
  }

  #undecided({ situation, candidates }: Decision): Finding[] {
    const isCopied = 'kind' in candidates && candidates.kind === 'same';
    return isCopied ? findUndecided(this.protocol, this.read, candidates.from ?? situation, candidates.candidates) : [];
  }

  check(situation: number, candidates: readonly string[]): readonly Finding[] {
    return [...findTextFaults(candidates), ...this.protocol.checkCandidates(this.read, situation, candidates)];
  }

  blanks(situation: number): readonly string[] {
    const wanted = this.read.situations[situation]?.wanted ?? 0;
    return Array.from({ length: wanted }, (_, candidate) => this.protocol.blank(this.read, situation, candidate));
  }

  checkRaw(answer: RawText): CheckedRaw {
    const { protocol, read } = this;
    const findings = checkRawAnswer(protocol, read, answer);
    if (answer.status !== 200 || hasErrors(findings)) return { findings, briefs: [] };
    const briefs = protocol.view(read, answer.text).map(({ candidates }) => candidates.map(({ text }) => protocol.describeCandidate(text)));
    return { findings, briefs };
  }

  /** It is short: keeping it costs less than reading it anew. */
  rest(): void {
    return undefined;
  }
}
