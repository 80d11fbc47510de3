import type { Hold } from '../../../../shared/hold.ts';
import { useExchange } from '../../../api/queries.ts';
import { useOffered } from '../../../store/offers.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { dismissHold, reopenHold } from './holdActions.ts';
import { describeGone } from './holdsAfter.ts';

interface SettledFooterProps {
  readonly hold: Hold;
  readonly gone: boolean;
  readonly texts: readonly string[];
  /** Whether another one waits. */
  readonly more: boolean;
  /** Goes to the oldest that waits, or to the empty screen. */
  readonly onNext: () => void;
}

/** What became of a situation that waits for nobody here any more, and what can still be done. */
export function SettledFooter({ hold, gone, texts, more, onNext }: SettledFooterProps) {
  const { data } = useExchange(hold.exchange);
  const left = hold.state === 'left' && !gone;
  const undo = hold.state === 'released' && !gone;
  const rest = hold.of - hold.decided;
  const words = undo
    ? `Released. The answer goes out when the other ${rest === 1 ? 'one is' : `${rest} are`} ready.`
    : `${describeGone(data?.exchange, hold.index)}${left ? ' What was typed is kept.' : ''}`;
  const dismiss = async () => {
    if ((await dismissHold(hold)) !== null) onNext();
  };
  useOffered(undo ? [{ group: 'Held', title: 'Undo the release', run: () => void reopenHold(hold) }] : []);
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-raised px-3.5 py-2.5">
      {undo && <Button onClick={() => void reopenHold(hold)}>Undo the release</Button>}
      {left && <Button onClick={() => void dismiss()}>Dismiss</Button>}
      <p role="status" title={words} className="captured line-clamp-2 min-w-0 flex-1 text-ink-2">
        {words}
      </p>
      <CopyButton label="Copy the candidates" text={() => `[${texts.join(',\n')}]`} />
      {(more || gone) && <Button onClick={onNext}>{more ? 'Next that waits' : 'Close'}</Button>}
    </footer>
  );
}
