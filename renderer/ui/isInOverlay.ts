/** Whether an event comes from a dialog or a menu, which have keys of their own. */
export function isInOverlay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
