/** Situations waiting for a person. */
export function HeldScreen() {
  return <div />;
}
