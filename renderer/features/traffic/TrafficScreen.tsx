/** Every exchange, newest first, and the one that is looked at. */
export function TrafficScreen() {
  return <div />;
}
