import type { Exchange, ExchangeEvent } from '../../shared/exchange.ts';
import { applyEvent } from '../../shared/applyEvent.ts';
import type { Draft } from '../../shared/hold.ts';
import type { Settings } from '../../shared/settings.ts';
import type { NewEvent } from './store.ts';

/** An exchange's fold, and the codes of all findings it met. */
export interface Folded {
  readonly exchange: Exchange;
  readonly codes: readonly string[];
}

/** The counts of a whole workspace. */
export interface Counts {
  readonly exchanges: number;
  readonly error: number;
  readonly warning: number;
  readonly note: number;
}

/** What one transaction will write: all that was asked for since the last one. */
export interface Group {
  readonly bodies: { readonly id: number; readonly bytes: Uint8Array }[];
  readonly events: { readonly event: ExchangeEvent; readonly facts: string }[];
  /** The exchanges its events touch, as they are after them. */
  readonly exchanges: Map<string, Folded>;
  readonly drafts: Map<string, Draft>;
  settings: Settings | null;
  counts: Counts;
  readonly waiting: { readonly resolve: () => void; readonly reject: (failure: unknown) => void }[];
}

export function emptyGroup(counts: Counts): Group {
  return { bodies: [], events: [], exchanges: new Map(), drafts: new Map(), settings: null, counts, waiting: [] };
}

export function isEmpty(group: Group): boolean {
  return group.waiting.length === 0 && group.bodies.length === 0;
}

/**
 * Numbers and folds events into a group; `find` gives an exchange as the store has it.
 * All or nothing: throws RangeError, and adds none, where an exchange does not begin with `received`.
 */
export function addEvents(
  group: Group,
  events: readonly NewEvent[],
  sequence: number,
  find: (id: string) => Folded | undefined,
): ExchangeEvent[] {
  // The number first: a member added after a spread gives every object a shape of its own, and each look at it is a slow one.
  const numbered = events.map((event, index): ExchangeEvent => ({ sequence: sequence + 1 + index, ...event }));
  const { exchanges, counts } = foldEvents(numbered, group.counts, (id) => group.exchanges.get(id) ?? find(id));
  const texts = events.map((event) => JSON.stringify(event));
  for (const [index, event] of numbered.entries()) group.events.push({ event, facts: texts[index] ?? '' });
  for (const [id, folded] of exchanges) group.exchanges.set(id, folded);
  group.counts = counts;
  return numbered;
}

/** Folds events into exchanges as `find` has them; gives those touched, and the counts after them. Throws RangeError as `applyEvent` does. */
export function foldEvents(
  events: readonly ExchangeEvent[],
  counts: Counts,
  find: (id: string) => Folded | undefined,
): { exchanges: Map<string, Folded>; counts: Counts } {
  const exchanges = new Map<string, Folded>();
  let counted = counts;
  for (const event of events) {
    const before = exchanges.get(event.exchange) ?? find(event.exchange);
    const after = fold(before, event);
    exchanges.set(event.exchange, after);
    counted = count(counted, before?.exchange, after.exchange);
  }
  return { exchanges, counts: counted };
}

function fold(before: Folded | undefined, event: ExchangeEvent): Folded {
  const exchange = applyEvent(before?.exchange, event);
  const codes = before?.codes ?? [];
  if (!('findings' in event) || event.findings.length === 0) return { exchange, codes };
  return { exchange, codes: [...new Set([...codes, ...event.findings.map((finding) => finding.code)])] };
}

function count(counts: Counts, before: Exchange | undefined, after: Exchange): Counts {
  return {
    exchanges: counts.exchanges + (before === undefined ? 1 : 0),
    error: counts.error + after.findings.error - (before?.findings.error ?? 0),
    warning: counts.warning + after.findings.warning - (before?.findings.warning ?? 0),
    note: counts.note + after.findings.note - (before?.findings.note ?? 0),
  };
}
