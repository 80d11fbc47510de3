import type { Settings } from '../../shared/settings.ts';

const KEY = 'signalbox.theme';

/** Before the settings have come: what this window showed last, so that a reload does not flash. */
export function restoreTheme(): void {
  const last = sessionStorage.getItem(KEY);
  showTheme(last === 'dark' || last === 'light' ? last : 'system');
}

/** Shows a theme and, for `system`, goes on following it; returns how to stop. */
export function showTheme(theme: Settings['theme']): () => void {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    document.documentElement.dataset['theme'] = theme === 'system' ? (query.matches ? 'dark' : 'light') : theme;
  };
  show();
  sessionStorage.setItem(KEY, theme);
  if (theme !== 'system') return () => undefined;
  query.addEventListener('change', show);
  return () => query.removeEventListener('change', show);
}
