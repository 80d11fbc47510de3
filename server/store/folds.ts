import type { Folded } from './group.ts';
import { isUnanswered } from './isOpen.ts';
import type { WorkspaceReads } from './workspaceReads.ts';

/** Folds at hand: of exchanges that still wait, and of the last ones that ended. All others are read. */
export interface Folds {
  find(id: string): Folded | undefined;
  /** Takes over what was committed. */
  keep(committed: ReadonlyMap<string, Folded>): void;
}

/** What ended lately is asked for again by whoever answered it, and by the caller's leaving. */
const endedAtHand = 200;

export function createFolds(reads: WorkspaceReads): Folds {
  const waiting = new Map<string, Folded>();
  const ended = new Map<string, Folded>();
  /** Beyond it nothing is stored, so that a new exchange costs no read. */
  let highest = reads.last().exchange;
  return {
    find: (id) => waiting.get(id) ?? ended.get(id) ?? (Number(id) > highest ? undefined : reads.exchange(id)),
    keep(committed) {
      for (const [id, folded] of committed) {
        highest = Math.max(highest, Number(id));
        ended.delete(id);
        if (isUnanswered(folded.exchange)) {
          waiting.set(id, folded);
          continue;
        }
        waiting.delete(id);
        ended.set(id, folded);
      }
      for (const id of ended.keys()) {
        if (ended.size <= endedAtHand) break;
        ended.delete(id);
      }
    },
  };
}
