import type { ExchangeEvent, Outcome } from '../../shared/exchange.ts';
import type { Candidate } from '../../shared/situation.ts';
import { removeCandidates, setCandidates, setUnreached } from './addCandidates.ts';
import type { NewCandidate } from './addCandidates.ts';
import { addSituation } from './addSituation.ts';
import type { SituationTraits } from '../../shared/lineage/traits.ts';
import type { CapturedRequest, CapturedTexts } from './capturedTexts.ts';
import { digest } from './digest.ts';
import { learnSlots } from './learnSlots.ts';
import type { LineageTables } from './lineageTables.ts';
import { settle } from './settle.ts';
import type { SituationRow } from './situations.ts';

/** What a memory differs by from the one that a candidate returned, in words. */
export type DescribeEdit = (exchange: string, place: number, candidate: number) => string;

/**
 * Folds an event into the index, within a transaction. The same events in the same order give the same index: each situation is
 * judged by what came before it. `goOn` is called between the situations of a request, and may throw.
 */
export function foldEvent(
  tables: LineageTables,
  texts: CapturedTexts,
  event: ExchangeEvent,
  describe: DescribeEdit,
  goOn: () => void,
): void {
  const exchange = Number(event.exchange);
  switch (event.kind) {
    case 'received':
      receive(tables, texts, event, describe, goOn);
      break;
    case 'held':
      changePhase(tables, exchange, event.situation, 'held', event.at);
      break;
    case 'decided':
      decide(tables, texts, event);
      break;
    case 'answered':
      answer(tables, texts, event);
      break;
    case 'abandoned':
    case 'dropped':
    case 'failed':
    case 'refused':
      end(tables, texts, event, event.kind);
      break;
    case 'annotated':
      if ('settlement' in event) settle(tables, exchange, event.situation, event.settlement);
      break;
    case 'drafted':
    case 'committed':
      break;
  }
  tables.state.sequence = event.sequence;
  tables.state.at = event.at;
}

function receive(
  tables: LineageTables,
  texts: CapturedTexts,
  event: Extract<ExchangeEvent, { kind: 'received' }>,
  describe: DescribeEdit,
  goOn: () => void,
): void {
  if (event.situations.length === 0) return;
  const captured = texts.request(event.exchange, event);
  if (captured === null) return;
  const { protocol, request } = captured;
  tables.requests.insert({
    exchange: Number(event.exchange),
    request_id: protocol.lineage.requestName(request),
    protocol: protocol.name,
    at: event.at,
  });
  const traits = request.situations.map((_, place) => {
    goOn();
    return traitsOf(captured, place);
  });
  learnSlots(tables, traits);
  request.situations.forEach(({ from, asked }, place) => {
    goOn();
    const own = traits[place];
    if (own === undefined) return;
    addSituation(
      tables,
      {
        exchange: Number(event.exchange),
        place,
        protocol: protocol.name,
        at: event.at,
        speaker: from,
        asked,
        traits: own,
      },
      (candidate) => describe(event.exchange, place, candidate),
    );
  });
}

/** What a person released is known before its answer goes out; what a responder decided comes with the answer. */
function decide(tables: LineageTables, texts: CapturedTexts, event: Extract<ExchangeEvent, { kind: 'decided' }>): void {
  const row = changePhase(tables, Number(event.exchange), event.situation, 'decided', event.at);
  if (row === null || event.body === null) return;
  const captured = texts.request(event.exchange);
  if (captured === null) return;
  setCandidates(tables, row, readTexts(captured, row.place, texts.list(event.body)), 'pending', event.at);
}

function answer(tables: LineageTables, texts: CapturedTexts, event: Extract<ExchangeEvent, { kind: 'answered' }>): void {
  const captured = texts.request(event.exchange);
  const rows = endRequest(tables, event, 'answered');
  if (captured === null) return;
  const views = texts.answer(event.exchange, event);
  for (const row of rows) {
    const given = views?.[row.place]?.candidates ?? [];
    if (given.length === 0) removeCandidates(tables, row, event.at);
    else
      setCandidates(
        tables,
        row,
        given.map((candidate) => describeCandidate(captured, row.place, candidate)),
        'sent',
        event.at,
      );
    if (given.length > 0 && row.wanted === 1) tables.slots.set(row.source_id, row.id);
  }
}

/** Without an answer, or after one that the caller did not get whole. */
function end(tables: LineageTables, texts: CapturedTexts, event: ExchangeEvent, outcome: Outcome): void {
  const before = tables.requests.find(Number(event.exchange));
  if (before === undefined) return;
  const rows = endRequest(tables, event, outcome);
  if (before.outcome === 'answered') {
    for (const row of rows) setUnreached(tables, row);
    return;
  }
  const captured = texts.request(event.exchange);
  if (captured === null) return;
  for (const row of rows) {
    const decided = tables.candidates.of(row.id).length === 0 ? null : texts.decided(event.exchange, row.place);
    if (decided !== null) setCandidates(tables, row, readTexts(captured, row.place, decided), 'unsent', event.at);
  }
}

function endRequest(tables: LineageTables, event: ExchangeEvent, outcome: Outcome): SituationRow[] {
  const { requests, situations, state, trees } = tables;
  const exchange = Number(event.exchange);
  const wasOpen = requests.find(exchange)?.outcome === null;
  requests.end(exchange, outcome, event.at);
  const rows = situations.ofExchange(exchange);
  for (const { id, tree, phase } of rows) {
    state.revision += 1;
    situations.touch(id, state.revision);
    trees.add(tree, { at: event.at, waiting: wasOpen && phase !== 'decided' ? -1 : 0 });
  }
  return rows;
}

function changePhase(
  tables: LineageTables,
  exchange: number,
  place: number,
  phase: SituationRow['phase'],
  at: number,
): SituationRow | null {
  const { requests, situations, state, trees } = tables;
  const row = situations.at(exchange, place);
  if (row === undefined) return null;
  state.revision += 1;
  situations.setPhase(row.id, phase, state.revision);
  if (row.phase === 'decided') removeCandidates(tables, row, at);
  const isOpen = requests.find(exchange)?.outcome === null;
  const waits = (one: SituationRow['phase']) => (one === 'decided' ? 0 : 1);
  trees.add(row.tree, { at, waiting: isOpen ? waits(phase) - waits(row.phase) : 0 });
  return { ...row, phase };
}

/** Worked out once for as long as a request is at hand: it arrives, and is answered. */
const known = new WeakMap<CapturedRequest, Map<number, SituationTraits>>();

function traitsOf(captured: CapturedRequest, place: number): SituationTraits {
  const places = known.get(captured) ?? new Map<number, SituationTraits>();
  known.set(captured, places);
  const traits = places.get(place) ?? captured.protocol.lineage.situationTraits(captured.request, place, digest);
  places.set(place, traits);
  return traits;
}

function readTexts(captured: CapturedRequest, place: number, texts: readonly string[]): NewCandidate[] {
  return texts.flatMap((text, index) => {
    const candidate = captured.protocol.viewCandidate(text, index);
    return candidate === null ? [] : [describeCandidate(captured, place, candidate)];
  });
}

function describeCandidate(captured: CapturedRequest, place: number, candidate: Candidate): NewCandidate {
  const { protocol } = captured;
  const traits = protocol.lineage.candidateTraits(candidate, digest);
  const came = new Set(traitsOf(captured, place).memory.pieces.map((piece) => piece.digest));
  return {
    line: protocol.describeCandidate(candidate.text).line,
    memoryLength: candidate.memoryText?.length ?? null,
    traits,
    added: traits.memory?.pieces.filter((piece) => !came.has(piece.digest)) ?? [],
  };
}
