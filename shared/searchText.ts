import type { Exchange } from './exchange.ts';
import type { FindingLevel } from './finding.ts';

/** Folds case so that equal folds mean equal but for case: upper case, since lower case depends on a letter's place (Σ). */
export function foldCase(text: string): string {
  return text.toUpperCase();
}

const LEVELS = ['error', 'warning', 'note'] as const satisfies readonly FindingLevel[];

/** The word that finds exchanges with findings of a level. */
export function levelWord(level: FindingLevel): string {
  return `finding:${level}`;
}

/** What the plain substring filter looks in, folded, one field a line: short named fields, never bodies. */
export function searchText(exchange: Exchange, findingCodes: Iterable<string>): string {
  const fields = [
    exchange.asked,
    `${exchange.method ?? ''} ${exchange.path ?? ''}`,
    exchange.protocol ?? '',
    exchange.route ?? '',
    exchange.outcome,
    exchange.caller.userAgent ?? '',
    exchange.reason ?? '',
    exchange.answeredBy ?? '',
    ...exchange.situations.flatMap((situation) => [
      situation.sourceId,
      situation.asked,
      ...situation.candidates.map((candidate) => candidate.line),
    ]),
    ...findingCodes,
    ...LEVELS.filter((level) => exchange.findings[level] > 0).map(levelWord),
  ];
  return foldCase(fields.filter((field) => field !== '').join('\n'));
}
