import type { Link, Settlement } from '../../../../shared/link.ts';
import { useBranches } from '../../../store/branches.ts';
import { Button } from '../../../ui/Button.tsx';
import { SETTLE_CLASS } from '../places.ts';
import { settleOn, unsettle } from './settleOn.ts';
import { waysToSettle } from './waysToSettle.ts';

interface SettleOtherProps {
  readonly link: Link;
}

/** Settling on what the evidence does not list: none, or a candidate picked in any tree; confirming what is shown; taking it back. */
export function SettleOther({ link }: SettleOtherProps) {
  const picks = useBranches((branches) => branches.picks);
  const ways = waysToSettle(link, picks);
  // Nothing to press, as for a first situation that is sure: then only how one comes by more.
  const isEmpty = ways.length === 0 && !link.settled;
  if (isEmpty && picks.length > 0) return null;
  const settle = (settlement: Settlement) => settleOn(link, settlement);
  return (
    <section aria-label="Settle by hand" className="mt-4">
      {!isEmpty && <h3 className="mb-1.25 text-s text-ink-3">By hand</h3>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {link.settled && (
          <Button size="small" className={SETTLE_CLASS} onClick={() => unsettle(link)}>
            Leave it to the evidence
          </Button>
        )}
        {ways.map(({ words, settlement }) => (
          <Button key={words} size="small" className={SETTLE_CLASS} onClick={() => settle(settlement)}>
            {words}
          </Button>
        ))}
      </div>
      {picks.length === 0 && <p className="mt-1.5 text-s text-ink-3">To hang it elsewhere, pick that node with c and come back.</p>}
    </section>
  );
}
