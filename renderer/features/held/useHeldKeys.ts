import type { RefObject } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { isInOverlay } from '../../ui/isInOverlay.ts';

interface HeldKeys {
  readonly section: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  /** Null where nothing can be released. */
  readonly release: (() => void) | null;
}

/** Mod+Enter releases from anywhere on the screen; Esc in the composer goes back to the queue. */
export function useHeldKeys({ section, list, release }: HeldKeys): void {
  const anywhere = { enableOnFormTags: true, enableOnContentEditable: true } as const;
  useHotkeys('mod+enter', () => release?.(), { ...anywhere, ignoreEventWhen: (event) => isInOverlay(event.target) });
  // At capture, so that a list that is open is still seen as open: the first Esc is its own.
  useHotkeys('escape', () => list.current?.focus(), {
    ...anywhere,
    eventListenerOptions: { capture: true },
    ignoreEventWhen: ({ target }) =>
      !(target instanceof HTMLElement) ||
      !section.current?.contains(target) ||
      target.getAttribute('aria-expanded') === 'true' ||
      target.closest('.cm-panel') !== null,
  });
}
