import type { Settings } from '../../shared/settings.ts';

const query = window.matchMedia('(prefers-color-scheme: dark)');

/** Before the settings have come: the theme that the page came in, else the system's. */
export function beginTheme(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] ??= systemTheme();
}

/** Shows a theme and, for `system`, goes on following it; returns how to stop. */
export function showTheme(theme: Settings['theme']): () => void {
  const show = () => {
    document.documentElement.dataset['theme'] = theme === 'system' ? systemTheme() : theme;
  };
  show();
  if (theme !== 'system') return () => undefined;
  query.addEventListener('change', show);
  return () => query.removeEventListener('change', show);
}

function systemTheme(): 'dark' | 'light' {
  return query.matches ? 'dark' : 'light';
}
