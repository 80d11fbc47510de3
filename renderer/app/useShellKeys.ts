import { useHotkeys } from 'react-hotkeys-hook';
import { useView } from '../store/view.ts';
import { isInOverlay } from '../ui/isInOverlay.ts';

/** The keys that work on every screen, except while something is typed; the palette's also then. */
export function useShellKeys(): void {
  const { go, setHelpOpen, setPaletteOpen } = useView.getState();
  useHotkeys('mod+k', () => setPaletteOpen(true), {
    enableOnFormTags: true,
    enableOnContentEditable: true,
    preventDefault: true,
    ignoreEventWhen: (event) => isInOverlay(event.target),
  });
  useHotkeys('1, g>t', () => go('traffic'));
  useHotkeys('2, g>h', () => go('held'));
  useHotkeys('3, g>b', () => go('branches'));
  useHotkeys('4, g>s', () => go('settings'));
  useHotkeys('?', () => setHelpOpen(true), { useKey: true, ignoreModifiers: true });
  useHotkeys('/', focusFilter, { useKey: true, ignoreModifiers: true, preventDefault: true });
}

export const FILTER_ID = 'filter';

/** Leads from the filter to what it leaves: the list of the screen that is on. */
export function focusResults(): void {
  document.querySelector<HTMLElement>('main [role=grid], main [role=listbox]')?.focus();
}

/** Puts the caret into the filter, on a screen that has one. */
export function focusFilter(): void {
  const { screen, go } = useView.getState();
  if (screen === 'settings') go('traffic');
  document.getElementById(FILTER_ID)?.focus();
}
