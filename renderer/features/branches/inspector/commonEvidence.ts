import type { Evidence, ParentChoice } from '../../../../shared/link.ts';

/** Names a reason without whom it speaks of. */
export function evidenceKey({ code, speaks }: Evidence): string {
  return `${code} ${speaks}`;
}

/** What is said of every choice alike, so that it tells none from another; of one alone nothing is. */
export function commonEvidence(choices: readonly ParentChoice[]): ReadonlySet<string> {
  const [first, ...others] = choices.map(({ evidence }) => new Set(evidence.map(evidenceKey)));
  if (!first || others.length === 0) return new Set();
  return new Set([...first].filter((key) => others.every((keys) => keys.has(key))));
}

/** Whether the evidence is the same of every choice: none is better than another. */
export function areEquallyGood(choices: readonly ParentChoice[]): boolean {
  const common = commonEvidence(choices);
  return choices.length > 1 && choices.every(({ evidence }) => evidence.every((reason) => common.has(evidenceKey(reason))));
}
