import type { Link, Settlement } from '../../../../shared/link.ts';
import type { Picked } from '../../../store/branches.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import { settlementFor } from './settleOn.ts';

export interface WayToSettle {
  readonly words: string;
  readonly settlement: Settlement;
}

/** What a link can be settled on besides the parents that the evidence lists: what it is, nothing, or what was picked in any tree. */
export function waysToSettle(link: Link, picks: readonly Picked[]): readonly WayToSettle[] {
  const listed = new Set(link.choices.map(({ parent }) => (parent ? nodeKey(parent) : 'none')));
  const ways: WayToSettle[] = [];
  if (!link.settled && link.certainty !== 'certain') ways.push({ words: 'It hangs right: settle it so', settlement: asItIs(link) });
  // The parent of an alternative is listed as that of the situation it repeats.
  const { parent } = link;
  if (link.kind === 'alternative' && parent)
    ways.push({ words: 'It goes on itself, and repeats nothing', settlement: settlementFor(parent) });
  if (link.kind === 'next' ? !listed.has('none') : link.kind === 'alternative')
    ways.push({ words: 'It begins an interaction', settlement: { kind: 'root' } });
  for (const { place } of picks) {
    const { situation, candidate } = place;
    if (situation === link.situation || listed.has(nodeKey(place))) continue;
    if (candidate === null) {
      ways.push({ words: `It is another attempt at the picked ${situation}`, settlement: { kind: 'alternative', of: situation } });
    } else {
      const words = `It continues the picked candidate ${candidate} of ${situation}`;
      ways.push({ words, settlement: { kind: 'next', parent: { situation, candidate } } });
    }
  }
  return ways;
}

function asItIs({ kind, parent, alternativeOf }: Link): Settlement {
  return kind === 'alternative' && alternativeOf !== null ? { kind, of: alternativeOf } : settlementFor(parent);
}
