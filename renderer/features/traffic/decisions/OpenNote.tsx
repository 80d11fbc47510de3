import type { Exchange } from '../../../../shared/exchange.ts';
import { isLeftBehind } from '../../../../shared/leftBehind.ts';
import { situationId } from '../../../../shared/situationId.ts';
import { useView } from '../../../store/view.ts';

/** Of a situation that has no answer out: where it stands, with the way to Held. */
export function OpenNote({ exchange, index }: { readonly exchange: Exchange; readonly index: number }) {
  const openSituation = useView((view) => view.openSituation);
  const state = exchange.situations[index];
  if (!state || exchange.outcome === 'answered') return null;
  const isOpen = exchange.outcome === 'held' || exchange.outcome === 'waiting';
  const toHeld = (words: string) => (
    <button
      type="button"
      className="text-accent underline-offset-2 hover:underline"
      onClick={() => openSituation(situationId(exchange.id, index))}
    >
      {words}
    </button>
  );
  if (isOpen && state.phase === 'held') return <p className="mt-2 text-wait">Waiting for a person. {toHeld('Answer it in Held')}</p>;
  if (isOpen && state.phase === 'decided') return <p className="mt-2 text-ink-2">Decided; it goes out with the rest of its request.</p>;
  if (isOpen) return <p className="mt-2 text-ink-3">Waiting for its answer.</p>;
  if (isLeftBehind(exchange, index)) return <p className="mt-2 text-ink-3">It was never answered. {toHeld('It is kept in Held')}</p>;
  // What became of a refused request is told above.
  if (exchange.outcome === 'refused') return null;
  if (state.phase === 'decided') return <p className="mt-2 text-ink-3">Decided, but the caller never got it.</p>;
  return <p className="mt-2 text-ink-3">It was never answered.</p>;
}
