import type { Hold } from '../../../../shared/hold.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { describeCaller } from '../../../ui/callers.ts';

/** What decides situations that nobody writes an answer to: `same` is the decision that is written here. */
export type ReleaseHow = 'sample' | 'error' | 'same';

/** Situations of one request to be decided at once. */
export interface Share {
  /** One of them. */
  readonly hold: Hold;
  readonly count: number;
  /** Ids of what waits on in the same request. */
  readonly spare: readonly string[];
}

const WITH = { sample: 'with Sample', error: 'with error candidates', same: 'with the same decision' } as const;

export function describeHow(how: ReleaseHow): string {
  return WITH[how];
}

/** Situations that wait beside this one in its request, in their order. */
export function othersOf(hold: Hold, holds: readonly Hold[]): Hold[] {
  return holds.filter((other) => other.exchange === hold.exchange && other.state === 'waiting' && other.situation !== hold.situation);
}

/** The situations to be decided, request by request; all else that waits in their requests is spared. */
export function shareOut(deciding: readonly Hold[], holds: readonly Hold[]): Share[] {
  const chosen = new Set(deciding.map((hold) => hold.situation));
  const first = new Map<string, Hold>();
  for (const hold of deciding) if (!first.has(hold.exchange)) first.set(hold.exchange, hold);
  return [...first.values()].map((hold) => {
    const waiting = [hold, ...othersOf(hold, holds)].map((other) => other.situation);
    return {
      hold,
      count: deciding.filter((other) => other.exchange === hold.exchange).length,
      spare: waiting.filter((situation) => !chosen.has(situation)),
    };
  });
}

/** Who waits for these situations, such as `3 callers: python-requests 2.34 (2), curl 8.1`. */
export function describeCallers(holds: readonly Hold[]): string {
  const byExchange = new Map(holds.map((hold) => [hold.exchange, describeCaller(hold.caller)]));
  const counts = new Map<string, number>();
  for (const caller of byExchange.values()) counts.set(caller, (counts.get(caller) ?? 0) + 1);
  const names = [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`));
  return `${describeCount(byExchange.size, 'caller')}: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ' and others' : ''}`;
}
