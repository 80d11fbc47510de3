import type { Exchange } from '../../../shared/exchange.ts';
import type { Signal } from '../../ui/Dot.tsx';
import { OUTCOME_SIGNALS } from '../../ui/signals.ts';
import { describeDuration } from '../../ui/times.ts';
import { visibleText } from '../../ui/visibleText.ts';

/** The signal of how it stands; an answer that Signalbox gave by itself is no good one, and one of status 400 or more is a warning. */
export function signalOf(exchange: Exchange): Signal {
  if (isMakeshift(exchange)) return 'stop';
  return isFailingAnswer(exchange) ? 'wait' : OUTCOME_SIGNALS[exchange.outcome];
}

/** Whether the answer tells the caller that it gets none, such as 418 by hand or 503 while not ready. */
export function isFailingAnswer({ outcome, status }: Exchange): boolean {
  return outcome === 'answered' && (status ?? 0) >= 400;
}

/** Whether Signalbox answered by itself where somebody should have decided: it was stopped, or what was decided breaks the contract. */
function isMakeshift({ outcome, situations, answeredBy }: Exchange): boolean {
  return outcome === 'answered' && situations.length > 0 && (answeredBy ?? '').split(', ').includes('signalbox');
}

/** What the list says was asked; of a refused request, why it was refused. */
export function describeAsked(exchange: Exchange): string {
  return visibleText(exchange.outcome === 'refused' && exchange.reason !== null ? exchange.reason : describeRequest(exchange));
}

/** What was asked; of requests that ask for nothing, method and path. */
export function describeRequest(exchange: Exchange): string {
  if (exchange.asked === '' && exchange.situations.length > 0) return '(empty)';
  return exchange.asked || `${exchange.method ?? '?'} ${exchange.path ?? '?'}`;
}

/** Inputs by candidates wanted, such as `3 × 2` or `3 × 1–2`; 0 where the list of inputs is empty, a dash where no decision is asked for. */
export function describeShape(exchange: Exchange): string {
  const wanted = exchange.situations.map((situation) => situation.wanted);
  if (wanted.length === 0) return hasNoInputs(exchange) ? '0' : '—';
  const least = wanted.reduce((a, b) => Math.min(a, b));
  const most = wanted.reduce((a, b) => Math.max(a, b));
  return `${wanted.length} × ${least === most ? least : `${least}–${most}`}`;
}

/** Whether it asks for decisions on a list of inputs that is empty. */
export function hasNoInputs({ method, route, outcome, situations }: Exchange): boolean {
  return method === 'POST' && route !== null && outcome === 'answered' && situations.length === 0;
}

/** Who answered or decided so far; a dash where nobody has. */
export function describeAnswerer(exchange: Exchange): string {
  if (exchange.situations.length === 0) return '—';
  if (exchange.answeredBy !== null) return exchange.answeredBy;
  const names = new Set(exchange.situations.flatMap(({ decidedBy }) => (decidedBy === null ? [] : [decidedBy])));
  return names.size === 0 ? '—' : [...names].join(', ');
}

/** From received to ended; a dash while it waits. */
export function describeTotal(exchange: Exchange): string {
  return exchange.endedAt === null ? '—' : describeDuration(exchange.endedAt - exchange.receivedAt);
}

export type Mark = 'error' | 'warning' | 'note' | 'abandoned' | 'makeshift' | 'forced';

/** Marks at a row's end, the gravest first. */
export function marksOf(exchange: Exchange): Mark[] {
  const marks: Mark[] = [];
  if (exchange.findings.error > 0) marks.push('error');
  else if (exchange.findings.warning > 0) marks.push('warning');
  else if (exchange.findings.note > 0) marks.push('note');
  if (exchange.outcome === 'abandoned') marks.push('abandoned');
  if (isMakeshift(exchange)) marks.push('makeshift');
  if (exchange.forced) marks.push('forced');
  return marks;
}
