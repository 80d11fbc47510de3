/** What a person may set. */
export function SettingsScreen() {
  return <div />;
}
