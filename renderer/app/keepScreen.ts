import { useView } from '../store/view.ts';

const KEY = 'signalbox.screen';
const SCREENS = ['traffic', 'held', 'settings'] as const;

/** A reload comes back to the screen it left; a new window begins with Traffic. */
export function keepScreen(): void {
  const kept = SCREENS.find((screen) => screen === sessionStorage.getItem(KEY));
  if (kept !== undefined) useView.getState().go(kept);
  useView.subscribe(({ screen }) => sessionStorage.setItem(KEY, screen));
}
