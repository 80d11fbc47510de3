import type { Exchange } from '../../../../shared/exchange.ts';
import type { Hold } from '../../../../shared/hold.ts';
import { useView } from '../../../store/view.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { describeCaller } from '../../../ui/callers.ts';
import { tell, tellWith } from '../../../ui/notices.ts';
import { visibleText } from '../../../ui/visibleText.ts';
import type { ReleaseHow } from './releaseMany.ts';
import { describeCallers, describeHow } from './releaseMany.ts';

const SHOWN_LINES = 3;

/** Says in passing what went out and to whom; while it has not gone out yet, that it was released, with the way back. */
export function tellSent(hold: Hold, exchange: Exchange, undo: (() => void) | null): void {
  if (exchange.outcome === 'answered') {
    tellWith(`Sent to ${visibleText(describeCaller(hold.caller))} with status ${exchange.status ?? '?'}`, describeSent(exchange), {
      label: 'Show it in Traffic',
      run: () => useView.getState().openExchange(exchange.id),
    });
    return;
  }
  const state = exchange.situations[hold.index];
  if (undo === null || !isOpen(exchange) || state?.phase !== 'decided') return;
  const lines = state.candidates.map((candidate) => candidate.line);
  tellWith(`Released ${hold.index + 1} of ${hold.of}`, visibleText(clipLines(lines)), {
    label: 'Undo',
    run: () => {
      undo();
      useView.getState().selectSituation(hold.situation);
    },
  });
}

/** Says how many situations were released at once, with the way back while all of it still waits. */
export function tellMany(released: readonly Hold[], how: ReleaseHow, exchanges: readonly Exchange[], undo: () => void): void {
  const title = `Released ${describeCount(released.length, 'situation')} ${describeHow(how)}`;
  const callers = visibleText(describeCallers(released));
  if (exchanges.every(isOpen)) tellWith(title, callers, { label: 'Undo', run: undo });
  else tell(title, callers);
}

function isOpen({ outcome }: Exchange): boolean {
  return outcome === 'held' || outcome === 'waiting';
}

/** The first candidates that went out. */
function describeSent(exchange: Exchange): string {
  return visibleText(clipLines(exchange.situations.flatMap((situation) => situation.candidates.map((candidate) => candidate.line))));
}

function clipLines(lines: readonly string[]): string {
  const beyond = lines.length - SHOWN_LINES;
  const shown = lines.slice(0, SHOWN_LINES).map((line) => (line === '' ? '(blank)' : line));
  if (beyond > 0) shown.push(`and ${describeCount(beyond, 'more candidate')}`);
  return shown.join('; ');
}
