import type { CandidatePlace, Link, Settlement } from '../../../../shared/link.ts';
import type { PlacedLink } from '../../../api/lineage/links.ts';
import { settleLink } from '../../../api/lineage/links.ts';
import { useBranches } from '../../../store/branches.ts';

/** Settles a link by hand. What is looked at goes along. */
export function settleOn(link: Link, settlement: Settlement, interaction: string): void {
  void settleLink(link, settlement, `${link.situation} ${describeSettlement(settlement)}`, followTo(interaction));
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
export function unsettle(link: Link, interaction: string): void {
  void settleLink(link, null, `${link.situation} hangs where the evidence puts it`, followTo(interaction));
}

function followTo(interaction: string): (to: PlacedLink) => void {
  return ({ link, interaction: now }) => {
    const { interaction: shown, arrive } = useBranches.getState();
    // Only where it was looked at, and went to another tree.
    if (now !== shown && (shown === interaction || shown === null)) arrive(now, { situation: link.situation, candidate: null });
  };
}
