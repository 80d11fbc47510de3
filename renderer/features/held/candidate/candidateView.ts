import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import { childrenOf, keyOf, literalOf, memberOf, membersOf } from '../../../../shared/json/access.ts';
import type { JsonDocument } from '../../../../shared/json/document.ts';
import { KIND } from '../../../../shared/json/document.ts';
import { callsNode, decisionNode, memberString } from './candidateEdit.ts';
import { readFrame } from './candidateParts.ts';

/** A candidate's frame as the form shows it. */
export interface CandidateView {
  readonly status: 'completed' | 'error';
  readonly say: string;
  readonly calls: readonly CallView[];
  readonly error: { readonly code: string; readonly message: string; readonly component: string };
  /** What the form can't show and so leaves alone, in plain words. */
  readonly beyond: readonly string[];
}

export interface CallView {
  readonly index: number;
  /** False where the entry is no object: the form shows its text only. */
  readonly readable: boolean;
  readonly name: string;
  readonly target: string;
  /** Arguments by name, each with its exact text; of repeated names the last. */
  readonly arguments: readonly { readonly name: string; readonly text: string }[];
  readonly text: string;
}

export function viewFrame(frame: string, layout: CandidateLayout): CandidateView {
  const document = readFrame(frame);
  const status = layout.status ? memberString(document, 0, layout.status.key) : null;
  const decision = decisionNode(document, layout);
  const error = layout.error ? objectMember(document, 0, layout.error.key) : -1;
  const calls = callsNode(document, layout);
  return {
    status: layout.status !== null && status === layout.status.error ? 'error' : 'completed',
    say: memberString(document, decision, layout.say) ?? '',
    calls: calls < 0 ? [] : childrenOf(document, calls).map((node, index) => viewCall(document, node, index, layout)),
    error: {
      code: memberString(document, error, layout.error?.code ?? '') ?? '',
      message: memberString(document, error, layout.error?.message ?? '') ?? '',
      component: memberString(document, error, layout.error?.component ?? '') ?? '',
    },
    beyond: listBeyond(document, decision, layout),
  };
}

function viewCall(document: JsonDocument, node: number, index: number, layout: CandidateLayout): CallView {
  const text = literalOf(document, node);
  if (document.kinds[node] !== KIND.object) return { index, readable: false, name: '', target: '', arguments: [], text };
  const given = objectMember(document, node, layout.call.arguments);
  return {
    index,
    readable: true,
    name: memberString(document, node, layout.call.name) ?? '',
    target: layout.call.target === null ? '' : (memberString(document, node, layout.call.target.key) ?? ''),
    arguments:
      given < 0 ? [] : membersOf(document, given).map((each) => ({ name: keyOf(document, each) ?? '', text: literalOf(document, each) })),
    text,
  };
}

function listBeyond(document: JsonDocument, decision: number, layout: CandidateLayout): string[] {
  const beyond: string[] = [];
  if (decision < 0) return beyond;
  const say = memberOf(document, decision, layout.say);
  if (say >= 0 && document.kinds[say] !== KIND.string) beyond.push(`“${layout.say}” is not a string.`);
  const calls = memberOf(document, decision, layout.calls);
  if (calls >= 0 && document.kinds[calls] !== KIND.array) beyond.push(`“${layout.calls}” is not a list.`);
  return beyond;
}

function objectMember(document: JsonDocument, node: number, key: string): number {
  const member = memberOf(document, node, key);
  return member >= 0 && document.kinds[member] === KIND.object ? member : -1;
}
