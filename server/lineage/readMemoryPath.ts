import { keyOf, literalOf, membersOf } from '../../shared/json/access.ts';
import { KIND } from '../../shared/json/document.ts';
import type { JsonDocument } from '../../shared/json/document.ts';
import { equalJson } from '../../shared/json/equality.ts';
import { nodeAt } from '../../shared/json/pointer.ts';
import { readJson } from '../../shared/json/reader.ts';
import type { MemoryStep } from '../../shared/interaction.ts';
import type { CandidatePlace } from '../../shared/link.ts';
import { clip } from '../../shared/protocols/clip.ts';
import { situationOf, placeOf, numberOf } from './candidates.ts';
import type { CapturedTexts } from './capturedTexts.ts';
import type { LineageTables } from './lineageTables.ts';
import { idOf } from './lookAround.ts';
import type { SituationRow } from './situations.ts';

const LONGEST_VALUE = 2_000;
const MOST_KEYS = 50;

/** A memory along the path. */
interface Memory {
  readonly place: CandidatePlace | null;
  readonly line: string;
  readonly at: number;
  readonly text: string | null;
}

/**
 * Memory along the path from an interaction's first situation to this one, or to its candidate. Yields now and then, so that
 * whoever reads it may do other work between.
 */
export function* readMemoryPath(
  tables: LineageTables,
  texts: CapturedTexts,
  end: SituationRow,
  candidate: number | null,
  pointer: string | null,
): Generator<undefined, MemoryStep[]> {
  const path = pathTo(tables, end, candidate);
  const [first = end] = path.map((id) => tables.situations.find(situationOf(id)) ?? end);
  const steps: MemoryStep[] = [];
  let before: JsonDocument | null = null;
  const begun: Memory = {
    place: null,
    line: first.asked,
    at: tables.requests.find(first.exchange)?.at ?? 0,
    text: texts.request(String(first.exchange))?.request.situations[first.place]?.memoryText ?? null,
  };
  for (const memory of [begun, ...path]) {
    const described = typeof memory === 'number' ? readMemory(tables, texts, memory) : memory;
    const document = described.text === null ? null : readDocument(described.text);
    steps.push(describeStep(described, before, document, pointer, steps.length === 0));
    before = document ?? before;
    yield;
  }
  return steps;
}

/** Candidates from the first situation on. */
function pathTo({ situations }: LineageTables, end: SituationRow, candidate: number | null): number[] {
  const path = candidate === null ? [] : [numberOf(end.id, candidate)];
  for (let at: number | null = end.parent; at !== null; at = situations.find(situationOf(at))?.parent ?? null) path.push(at);
  return path.reverse();
}

function readMemory({ situations, candidates, requests }: LineageTables, texts: CapturedTexts, id: number): Memory {
  const row = situations.find(situationOf(id));
  if (row === undefined) throw new Error(`candidate ${id} has no situation`);
  const exchange = String(row.exchange);
  const request = requests.find(row.exchange);
  const view = texts.answer(exchange)?.[row.place]?.candidates[placeOf(id)] ?? viewDecided(texts, row, placeOf(id));
  return {
    place: { situation: idOf(row), candidate: placeOf(id) },
    line: candidates.find(id)?.line ?? '',
    at: request?.ended_at ?? request?.at ?? 0,
    text: view?.memoryText ?? null,
  };
}

/** Of a decision whose answer did not go out. */
function viewDecided(texts: CapturedTexts, row: SituationRow, place: number) {
  const text = texts.decided(String(row.exchange), row.place)?.[place];
  const protocol = texts.request(String(row.exchange))?.protocol;
  return text === undefined || protocol === undefined ? null : protocol.viewCandidate(text, place);
}

function readDocument(text: string): JsonDocument | null {
  const reading = readJson(text);
  return reading.ok ? reading.document : null;
}

function describeStep(
  { place, line, at, text }: Memory,
  before: JsonDocument | null,
  now: JsonDocument | null,
  pointer: string | null,
  isFirst: boolean,
): MemoryStep {
  const was = valueAt(before, pointer);
  const is = valueAt(now, pointer);
  return {
    place,
    line,
    at,
    length: text?.length ?? null,
    keysAdded: now === null || isFirst ? [] : keysBeyond(now, before),
    keysRemoved: now === null || before === null ? [] : keysBeyond(before, now),
    value: is === null ? null : clip(literalOf(is.document, is.node), LONGEST_VALUE),
    changed: now !== null && !isFirst && !isSame(was, is),
  };
}

interface Found {
  readonly document: JsonDocument;
  readonly node: number;
}

function valueAt(document: JsonDocument | null, pointer: string | null): Found | null {
  const node = document === null || pointer === null ? -1 : nodeAt(document, pointer);
  return document === null || node < 0 ? null : { document, node };
}

function isSame(one: Found | null, other: Found | null): boolean {
  if (one === null || other === null) return one === other;
  return equalJson(one.document, one.node, other.document, other.node);
}

/** Top-level keys that the one has and the other has not. */
function keysBeyond(one: JsonDocument, other: JsonDocument | null): string[] {
  const known = new Set(other === null ? [] : keysOf(other));
  return keysOf(one)
    .filter((key) => !known.has(key))
    .slice(0, MOST_KEYS);
}

function keysOf(document: JsonDocument): string[] {
  return document.kinds[0] === KIND.object ? membersOf(document, 0).map((member) => keyOf(document, member) ?? '') : [];
}
