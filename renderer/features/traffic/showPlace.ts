import { keepLayout } from '../../api/layout.ts';
import type { RawSide } from '../../store/rawPlace.ts';
import { useRawPlace } from '../../store/rawPlace.ts';
import { useView } from '../../store/view.ts';

/** Shows a finding's place in the chosen exchange's exact text. */
export function showPlace(side: RawSide, offset: number): void {
  const { exchange } = useView.getState();
  if (exchange !== null) useRawPlace.getState().lead(exchange, side, offset);
  keepLayout('traffic.tab', 'raw');
}
