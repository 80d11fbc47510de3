import { useHotkeys } from 'react-hotkeys-hook';
import { useView } from '../store/view.ts';

/** The keys that work on every screen, except while something is typed. */
export function useShellKeys(): void {
  const { go, setHelpOpen } = useView.getState();
  useHotkeys('1, g>t', () => go('traffic'));
  useHotkeys('2, g>h', () => go('held'));
  useHotkeys('3, g>s', () => go('settings'));
  useHotkeys('?', () => setHelpOpen(true), { useKey: true, ignoreModifiers: true });
  useHotkeys('/', focusFilter, { useKey: true, ignoreModifiers: true, preventDefault: true });
}

export const FILTER_ID = 'filter';

function focusFilter(): void {
  const { screen, go } = useView.getState();
  if (screen === 'settings') go('traffic');
  document.getElementById(FILTER_ID)?.focus();
}
