import { keepLayout } from '../../../api/layout.ts';
import { INSPECTOR_ID, SETTLE_CLASS } from '../places.ts';

const PATIENCE_MS = 2_000;

/** Shows the chosen node's evidence, and puts the keyboard on the first way to settle its link, as soon as that is read. */
export function goSettle(): void {
  keepLayout('branches.tab', 'evidence');
  const began = performance.now();
  const look = () => {
    const button = document.querySelector<HTMLElement>(`#${INSPECTOR_ID} .${SETTLE_CLASS}`);
    if (button) button.focus();
    else if (performance.now() - began < PATIENCE_MS) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
