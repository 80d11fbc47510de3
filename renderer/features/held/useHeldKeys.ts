import type { KeyboardEvent, RefObject } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

interface HeldKeys {
  readonly section: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  /** Null where nothing can be released. */
  readonly release: (() => void) | null;
}

/** Mod+Enter releases from anywhere on the screen, Esc goes back to the queue; gives the composer's key handler. */
export function useHeldKeys({ section, list, release }: HeldKeys): (event: KeyboardEvent) => void {
  useHotkeys('mod+enter', () => release?.(), {
    enableOnFormTags: true,
    enableOnContentEditable: true,
    ignoreEventWhen: (event) => isInOverlay(event.target),
  });
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const { target } = event;
    // A list or a search panel that is open takes the first Esc; what is drawn elsewhere is not the composer.
    if (!(target instanceof HTMLElement) || !section.current?.contains(target)) return;
    if (target.getAttribute('aria-expanded') === 'true' || target.closest('.cm-panel')) return;
    list.current?.focus();
  };
}

/** Whether an event comes from a dialog or a menu, which have keys of their own. */
export function isInOverlay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
