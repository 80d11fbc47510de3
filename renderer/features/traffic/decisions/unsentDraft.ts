import type { Draft } from '../../../../shared/hold.ts';
import type { Protocol } from '../../../../shared/protocols/protocol.ts';
import type { Candidate } from '../../../../shared/situation.ts';
import type { DecisionParts } from '../../../ui/decision/siblingParts.ts';
import { markDifferences } from '../../../ui/decision/siblingParts.ts';

/** One candidate of a draft as it was typed, and as it reads. */
export interface DraftedCandidate {
  readonly text: string;
  /** Null where the text can't be read. */
  readonly read: { readonly candidate: Candidate; readonly parts: DecisionParts | null } | null;
}

/** What was typed and is not what the caller got; null where there is nothing, or it is shown as the decision already. */
export function unsentDraft(draft: Draft | null, sent: readonly Candidate[]): Draft | null {
  if (draft === null) return null;
  const isSent = draft.candidates.length === sent.length && draft.candidates.every((text, index) => text.trim() === sent[index]?.text);
  return isSent ? null : draft;
}

export function readDraft(draft: Draft, protocol: Protocol | undefined): DraftedCandidate[] {
  const candidates = draft.candidates.map((text, index) => protocol?.viewCandidate(text, index) ?? null);
  const parts = markDifferences(candidates.flatMap((candidate) => candidate ?? []));
  let place = 0;
  return draft.candidates.map((text, index) => {
    const candidate = candidates[index] ?? null;
    return { text, read: candidate && { candidate, parts: parts[place++] ?? null } };
  });
}
