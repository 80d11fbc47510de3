/** Whether a choice is listed for what was typed: all are where it is a choice already. */
export function isListed(choice: string, typed: string, choices: readonly string[]): boolean {
  return choices.includes(typed) || choice.toLowerCase().includes(typed.trim().toLowerCase());
}

/** The choice that Enter takes: the only one listed for what was typed. Null where nothing was typed, it is a choice already, or several are listed. */
export function onlyMatch(typed: string, choices: readonly string[]): string | null {
  if (typed.trim() === '' || choices.includes(typed)) return null;
  const listed = choices.filter((choice) => isListed(choice, typed, choices));
  return listed.length === 1 ? (listed[0] ?? null) : null;
}
