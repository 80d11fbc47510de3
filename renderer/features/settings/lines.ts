import { describeIssue } from '../../../shared/describeIssue.ts';
import type { SettingsChange } from '../../../shared/settings.ts';
import { settingFields } from '../../../shared/settings.ts';

/** Settings that are lists of texts. */
export type ListName = 'listenAlsoOn' | 'allowedHosts' | 'allowedOrigins' | 'secretHeaders';

/** The entries of a text, one a line: trimmed, without empty and repeated ones. */
export function readLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

/** What is wrong with the first line that can't be kept, by the settings' own rule; null where all can. */
export function checkLines(name: ListName, lines: readonly string[]): string | null {
  const { element } = settingFields[name];
  for (const line of lines) {
    const checked = element.safeParse(line);
    if (!checked.success) return `${checked.error.issues.map(describeIssue).join('. ')}, got “${line}”.`;
  }
  return null;
}

export function changeList(name: ListName, lines: string[]): SettingsChange {
  return { [name]: lines };
}
