import { useView } from '../store/view.ts';

const SCREEN = 'signalbox.screen';
const SITUATION = 'signalbox.situation';
const SCREENS = ['traffic', 'held', 'branches', 'settings'] as const;

/** A reload comes back to the screen that it left and to the situation chosen in Held; a new window begins with Traffic. */
export function keepScreen(): void {
  const view = useView.getState();
  const kept = SCREENS.find((screen) => screen === sessionStorage.getItem(SCREEN));
  if (kept !== undefined) view.go(kept);
  view.selectSituation(sessionStorage.getItem(SITUATION));
  useView.subscribe(({ screen, situation }) => {
    sessionStorage.setItem(SCREEN, screen);
    if (situation === null) sessionStorage.removeItem(SITUATION);
    else sessionStorage.setItem(SITUATION, situation);
  });
}
