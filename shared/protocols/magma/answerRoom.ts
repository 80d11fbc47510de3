import { cell } from '../../json/cell.ts';
import { MOST_VALUES } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import type { ReadRequest } from '../protocol.ts';
import type { InputParts } from './requestParts.ts';
import { inputAt, partsOf } from './requestParts.ts';
import { wantedBy } from './wantedBy.ts';

/** An amount of an answer: UTF-16 units, and JSON values. */
export interface AnswerRoom {
  readonly units: number;
  readonly values: number;
}

/** As large as an answer may be asked for: beyond so many units it is not built, and more values are not read. */
export const LARGEST_ANSWER: AnswerRoom = { units: 128 * 1024 * 1024, values: MOST_VALUES - 1 };

/** Of a candidate, whoever makes it: its keys and fixed values, and a short decision or error. */
const OWN: AnswerRoom = { units: 1_024, values: 64 };

/** What the candidates of an input take at least: each repeats its request's id, its own, the instruction and the memory. */
export function leastRoom(document: JsonDocument, input: InputParts): AnswerRoom {
  const wanted = wantedBy(document, input);
  const { memory } = input;
  const given = [partsOf(document).requestId, input.id, input.content, memory].reduce((sum, node) => sum + lengthOf(document, node), 0);
  const remembered = memory < 0 ? 0 : cell(document.afters, memory) - memory;
  return { units: wanted * (given + OWN.units), values: wanted * (remembered + OWN.values) };
}

const totals = new WeakMap<JsonDocument, AnswerRoom>();

/** What all candidates of a request take at least. */
export function leastRoomOfAll(document: JsonDocument): AnswerRoom {
  const before = totals.get(document);
  if (before !== undefined) return before;
  let units = 0;
  let values = 0;
  for (const input of partsOf(document).inputs) {
    const least = leastRoom(document, input);
    units += least.units;
    values += least.values;
  }
  const total = { units, values };
  totals.set(document, total);
  return total;
}

/**
 * What the candidates of one situation may take: what they take at least, and of what is left of the whole answer as much as
 * they are of its candidates. So each situation can be decided without looking at the others.
 */
export function roomOf(request: ReadRequest, situation: number): AnswerRoom {
  const { document, situations } = request;
  const least = leastRoom(document, inputAt(document, situation));
  const total = leastRoomOfAll(document);
  const share = (situations[situation]?.wanted ?? 0) / countOf(request);
  return {
    units: Math.floor(least.units + share * (LARGEST_ANSWER.units - total.units)),
    values: Math.floor(least.values + share * (LARGEST_ANSWER.values - total.values)),
  };
}

const counts = new WeakMap<ReadRequest, number>();

function countOf(request: ReadRequest): number {
  const before = counts.get(request);
  if (before !== undefined) return before;
  const count = request.situations.reduce((sum, { wanted }) => sum + wanted, 0);
  counts.set(request, count);
  return count;
}

function lengthOf(document: JsonDocument, node: number): number {
  return node < 0 ? 0 : cell(document.ends, node) - cell(document.starts, node);
}
