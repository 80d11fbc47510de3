const KEY = 'signalbox.token';

/**
 * The launch's token: out of the address bar at the first look, then from sessionStorage, so that a reload keeps working.
 * Null where this page was opened without one.
 */
export function takeToken(): string | null {
  const token = readFragment(window.location.hash);
  if (token !== null) {
    sessionStorage.setItem(KEY, token);
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    return token;
  }
  return sessionStorage.getItem(KEY);
}

/** The address of another launch pasted over this one's changes the fragment alone: the page begins anew with it. */
export function followToken(): void {
  window.addEventListener('hashchange', () => {
    if (readFragment(window.location.hash) === null) return;
    takeToken();
    window.location.reload();
  });
}

/** The token in a fragment such as `#token=…` or `#…`; null where there is none. */
export function readFragment(hash: string): string | null {
  const text = hash.replace(/^#/, '').replace(/^token=/, '');
  return /^[\w-]{16,200}$/.test(text) ? text : null;
}
