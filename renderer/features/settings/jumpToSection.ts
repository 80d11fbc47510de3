/** Goes to a section of the settings without touching the address: its fragment is where a token would be. */
export function jumpToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
