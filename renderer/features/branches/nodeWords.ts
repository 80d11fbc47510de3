import type { TreeCandidate, TreeNode } from '../../../shared/interaction.ts';
import { OUTCOME_SIGNALS } from '../../ui/signals.ts';
import { describeCount } from '../../ui/amounts.ts';

/** What colours a node's dot or words; `plain` for words that need no colour. */
export type Tone = 'plain' | 'go' | 'wait' | 'stop' | 'left' | 'mark';

/** A node in one line. */
export interface NodeWords {
  /** Who speaks, or the candidate's number. */
  readonly badge: string;
  readonly text: string;
  /** How it stands: what its link is worth, or why nothing follows from it. */
  readonly state: string;
  readonly tone: Tone;
  /** The dot's colour. */
  readonly dot: Exclude<Tone, 'plain'>;
}

/** A situation: what was asked, and how sure its place is. */
export function describeSituation(node: TreeNode): NodeWords {
  const isOpen = node.candidates.length === 0;
  const isUnsure = node.certainty === 'ambiguous' && !node.settled;
  const waits = node.outcome === 'waiting' || node.outcome === 'held';
  const states = [describeLink(node)];
  if (node.edited) states.unshift('memory edited');
  if (isOpen) states.unshift(waits ? describeWaiting(node) : `no answer: ${node.outcome}`);
  return {
    badge: node.from,
    text: node.asked === '' ? '(an empty instruction)' : node.asked,
    state: states.filter((state) => state !== '').join(' · '),
    tone: isUnsure || (isOpen && waits) ? 'wait' : isOpen ? 'left' : node.settled ? 'mark' : 'plain',
    dot: isUnsure ? 'wait' : isOpen ? OUTCOME_SIGNALS[node.outcome] : node.edited || node.settled ? 'mark' : 'go',
  };
}

function describeWaiting(node: TreeNode): string {
  return node.outcome === 'held' ? 'held, waiting' : 'waiting';
}

/** What is said of a situation's link. */
export function describeLink({ kind, certainty, choices, settled, alternativeOf }: TreeNode): string {
  const what = kind === 'root' ? 'first' : kind === 'alternative' ? `again ${alternativeOf ?? ''}`.trim() : '';
  if (settled) return joinWords(what, 'settled by hand');
  if (certainty === 'ambiguous') return joinWords(what, `ambiguous: ${describeCount(choices, 'parent')}`);
  // Of a first situation nothing speaks against being sure.
  return kind === 'root' && certainty === 'certain' ? what : joinWords(what, certainty);
}

function joinWords(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' · ');
}

/** A candidate: its decision, and why nothing follows from it where nothing does. */
export function describeCandidate(candidate: TreeCandidate, index: number, isContinued: boolean): NodeWords {
  const states = isContinued ? ['continued'] : [];
  if (candidate.status === 'error') states.push('error');
  if (!candidate.delivered) states.push('undelivered');
  if (states.length === 0) states.push('not continued');
  const tone = candidate.status === 'error' ? 'stop' : candidate.delivered ? 'plain' : 'left';
  return { badge: String(index), text: candidate.line, state: states.join(' · '), tone, dot: tone === 'plain' ? 'go' : tone };
}

/** A node of either sort, as far as it is there; null where it is not. */
export function describeNode(node: TreeNode, candidate: number | null, isContinued: boolean): NodeWords | null {
  if (candidate === null) return describeSituation(node);
  const found = node.candidates[candidate];
  return found ? describeCandidate(found, candidate, isContinued) : null;
}

/** Classes that colour words by a tone. */
export const TONE_TEXT: Readonly<Record<Tone, string>> = {
  plain: 'text-ink-3',
  go: 'text-go',
  wait: 'text-wait',
  stop: 'text-stop',
  left: 'text-gone',
  mark: 'text-mark',
};
