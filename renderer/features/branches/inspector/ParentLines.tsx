import type { TreeNode } from '../../../../shared/interaction.ts';
import type { CandidatePlace } from '../../../../shared/link.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import { useTree } from '../../../api/lineage/trees.ts';
import { useBranches } from '../../../store/branches.ts';
import { describeMoment } from '../../../ui/times.ts';
import { visibleText } from '../../../ui/visibleText.ts';

/** What a possible parent decided, what it was asked and where that stands, as far as the interaction that is looked at has it. */
export function ParentLines({ parent: { situation, candidate } }: { readonly parent: CandidatePlace }) {
  const { data: tree } = useTree(useBranches((branches) => branches.interaction));
  const node = tree?.nodes[tree.places.get(situation) ?? -1];
  if (!tree) return null;
  if (node?.situation !== situation) return tree.whole ? <p className="mt-0.5 text-s text-ink-3">It is in another interaction.</p> : null;
  const line = visibleText(node.candidates[candidate]?.line ?? '');
  const asked = visibleText(node.asked === '' ? '(an empty instruction)' : node.asked);
  return (
    <>
      {line !== '' && (
        <p dir="auto" title={line} className="captured mt-0.5 line-clamp-2 text-left font-mono text-m">
          {line}
        </p>
      )}
      <p dir="auto" title={asked} className="captured mt-0.5 line-clamp-2 text-left text-ink-2">
        <span className="text-ink-3">asked by {visibleText(node.from)}:</span> {asked}
      </p>
      <p className="captured mt-0.5 text-s text-ink-3" title={`received ${describeMoment(node.receivedAt)}`}>
        {describeStand(node)}
      </p>
    </>
  );
}

/** Tells apart parents that decided and were asked the same. */
function describeStand({ kind, alternativeOf, parent }: TreeNode): string {
  if (kind === 'alternative' && alternativeOf !== null) return `another attempt at ${alternativeOf}`;
  return parent ? `after ${nodeKey(parent)}` : 'where the interaction begins';
}
