import type { Finding } from '../../../../shared/finding.ts';
import { isWithin } from '../../../../shared/json/pointer.ts';
import type { NodeData } from './useNodeData.ts';

/** The findings that speak of a node: of a candidate those in its own part of the answer, of a situation those in its part of the request or in any of its candidates. */
export function findingsOf({ detail, situation, candidate }: Pick<NodeData, 'detail' | 'situation' | 'candidate'>): readonly Finding[] {
  const answers = candidate ? [candidate.pointer] : situation.candidates.map(({ pointer }) => pointer);
  return detail.findings.filter(({ text, pointer }) => {
    if (pointer === null) return false;
    if (text === 'request') return candidate === null && situation.pointer !== undefined && isWithin(pointer, situation.pointer);
    return text === 'response' && answers.some((answer) => answer !== undefined && isWithin(pointer, answer));
  });
}
