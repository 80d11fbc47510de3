import type { Exchange, ExchangeEvent, SituationState } from './exchange.ts';
import type { Finding, FindingCounts } from './finding.ts';
import { countFindings } from './finding.ts';

/**
 * The only fold: an exchange and its next event give the exchange. Events already folded in are
 * passed over, so that a resumed feed may repeat itself.
 * Throws RangeError where the first event of an exchange is not `received`.
 */
export function applyEvent(exchange: Exchange | undefined, event: ExchangeEvent): Exchange {
  if (exchange === undefined) {
    if (event.kind !== 'received') throw new RangeError(`exchange ${event.exchange} begins with ${event.kind}, not received`);
    return begin(event);
  }
  if (event.sequence <= exchange.sequence) return exchange;
  return { ...exchange, ...change(exchange, event), sequence: event.sequence };
}

function begin(event: Extract<ExchangeEvent, { kind: 'received' }>): Exchange {
  return {
    id: event.exchange,
    sequence: event.sequence,
    receivedAt: event.at,
    method: event.method,
    path: event.path,
    protocol: event.protocol,
    route: event.route,
    caller: event.caller,
    asked: event.asked,
    situations: event.situations.map((brief, index) => ({
      index,
      phase: 'waiting',
      heldAt: null,
      deadlineAt: null,
      decidedAt: null,
      decidedBy: null,
      draftRevision: 0,
      dismissed: false,
      candidates: [],
      // Last: members added after a spread give every object a shape of its own, and each look at it is a slow one.
      ...brief,
    })),
    outcome: 'waiting',
    status: null,
    committedAt: null,
    endedAt: null,
    answeredBy: null,
    reason: null,
    requestBytes: event.body?.bytes ?? 0,
    responseBytes: 0,
    forced: false,
    findings: countFindings(event.findings),
  };
}

function change(exchange: Exchange, event: ExchangeEvent): Partial<Exchange> {
  switch (event.kind) {
    case 'received':
      return {};
    case 'refused':
      return {
        outcome: 'refused',
        status: event.status,
        reason: event.reason,
        endedAt: event.at,
        responseBytes: event.body?.bytes ?? 0,
        findings: addCounts(exchange.findings, event.findings),
      };
    case 'held':
      return changeSituation(exchange, event.situation, {
        phase: 'held',
        heldAt: event.at,
        deadlineAt: event.deadlineAt,
        decidedAt: null,
        decidedBy: null,
        candidates: [],
      });
    case 'drafted':
      return changeSituation(exchange, event.situation, { draftRevision: event.revision });
    case 'decided':
      return changeSituation(exchange, event.situation, {
        phase: 'decided',
        decidedAt: event.at,
        decidedBy: event.by,
        candidates: event.candidates,
      });
    case 'committed':
      return { committedAt: event.at, status: event.status };
    case 'answered':
      return {
        outcome: 'answered',
        status: event.status,
        endedAt: event.at,
        answeredBy: event.by,
        responseBytes: event.body?.bytes ?? 0,
        forced: event.forced,
        findings: addCounts(exchange.findings, event.findings),
      };
    case 'abandoned':
      return { outcome: 'abandoned', reason: event.reason, endedAt: event.at };
    case 'dropped':
      return { outcome: 'dropped', endedAt: event.at };
    case 'failed':
      return {
        outcome: 'failed',
        reason: event.reason,
        endedAt: event.at,
        ...(event.status === undefined ? {} : { status: event.status, responseBytes: event.body?.bytes ?? 0 }),
      };
    case 'annotated':
      // Where a situation hangs is no part of its exchange.
      return 'dismissed' in event ? changeSituation(exchange, event.situation, { dismissed: event.dismissed }) : {};
  }
}

function changeSituation(exchange: Exchange, index: number, changes: Partial<SituationState>): Partial<Exchange> {
  const situations = exchange.situations.map((situation) => (situation.index === index ? { ...situation, ...changes } : situation));
  const open = exchange.outcome === 'waiting' || exchange.outcome === 'held';
  if (!open) return { situations };
  return { situations, outcome: situations.some((situation) => situation.phase === 'held') ? 'held' : 'waiting' };
}

function addCounts(counts: FindingCounts, findings: readonly Finding[]): FindingCounts {
  const more = countFindings(findings);
  return { error: counts.error + more.error, warning: counts.warning + more.warning, note: counts.note + more.note };
}
