import type { CandidatePlace, Link, Settlement } from '../../../../shared/link.ts';
import type { PlacedLink } from '../../../api/lineage/links.ts';
import { settleLink } from '../../../api/lineage/links.ts';
import { useBranches } from '../../../store/branches.ts';
import { readNodeKey } from '../../../store/nodePlace.ts';

/** Settles a link by hand. What is looked at goes along. */
export function settleOn(link: Link, settlement: Settlement): void {
  void settleLink(link, settlement, `${link.situation} ${describeSettlement(settlement)}`, follow);
}

/** That a situation continues a candidate or, with null, begins an interaction. */
export function settlementFor(parent: CandidatePlace | null): Settlement {
  return parent ? { kind: 'next', parent } : { kind: 'root' };
}

function describeSettlement(settlement: Settlement): string {
  switch (settlement.kind) {
    case 'root':
      return 'begins an interaction';
    case 'next':
      return `continues candidate ${settlement.parent.candidate} of ${settlement.parent.situation}`;
    case 'alternative':
      return `is another attempt at ${settlement.of}`;
  }
}

/** Takes back what a person said of a link. */
export function unsettle(link: Link): void {
  void settleLink(link, null, `${link.situation} hangs where the evidence puts it`, follow);
}

/** Goes along with a situation that went to another tree, where it or one of its candidates is looked at. */
function follow({ link, interaction: now }: PlacedLink): void {
  const { interaction: shown, node, arrive } = useBranches.getState();
  const place = node === null ? null : readNodeKey(node);
  if (now !== shown && place?.situation === link.situation) arrive(now, place);
}
