import { itemsOf, literalOf, memberOf } from '../../json/access.ts';
import type { JsonDocument } from '../../json/document.ts';
import type { ValueAt } from '../../lineage/stampedMemory.ts';
import { stampOf, withoutStamp } from '../../lineage/stampedMemory.ts';

/** Where the parts of an accepted request stand: node numbers, -1 for what was left out. */
export interface RequestParts {
  /** The request's own spelling of request_id, quotes included. */
  readonly requestIdLiteral: string;
  readonly requestId: number;
  readonly inputs: readonly InputParts[];
}

/** The parts of one input. */
export interface InputParts {
  readonly id: number;
  readonly type: number;
  readonly content: number;
  readonly tools: number;
  readonly attributes: number;
  readonly memory: number;
  /** The stamp in the memory, and a copy of the memory without it; null where there is none. */
  readonly stamped: { readonly stamp: string; readonly without: ValueAt } | null;
  readonly numOutputs: number;
  readonly extraKeys: number;
}

const known = new WeakMap<JsonDocument, RequestParts>();

/** The parts of a request that passed the contract's shape; worked out once a document. */
export function partsOf(document: JsonDocument): RequestParts {
  const before = known.get(document);
  if (before !== undefined) return before;
  const requestId = memberOf(document, 0, 'request_id');
  const parts: RequestParts = {
    requestIdLiteral: literalOf(document, requestId),
    requestId,
    inputs: itemsOf(document, memberOf(document, 0, 'inputs')).map((input) => inputParts(document, input)),
  };
  known.set(document, parts);
  return parts;
}

/** Throws RangeError where a request has no such situation. */
export function inputAt(document: JsonDocument, situation: number): InputParts {
  const input = partsOf(document).inputs[situation];
  if (input === undefined) throw new RangeError(`the request has ${partsOf(document).inputs.length} inputs, none at place ${situation}`);
  return input;
}

function inputParts(document: JsonDocument, input: number): InputParts {
  const instruction = memberOf(document, input, 'instruction');
  const memory = memberOf(document, input, 'memory');
  return {
    id: memberOf(document, input, 'id'),
    type: memberOf(document, instruction, 'type'),
    content: memberOf(document, instruction, 'content'),
    tools: memberOf(document, input, 'tools'),
    attributes: memberOf(document, input, 'attributes'),
    memory,
    stamped: memory < 0 ? null : findStamp({ document, node: memory }),
    numOutputs: memberOf(document, input, 'num_outputs'),
    extraKeys: memberOf(document, input, 'extra_keys'),
  };
}

function findStamp(memory: ValueAt): InputParts['stamped'] {
  const stamp = stampOf(memory);
  return stamp === null ? null : { stamp, without: withoutStamp(memory) };
}

/** The input's memory as its agent knows it: without the stamp that we put into it. Null where it was left out. */
export function ownMemoryOf(document: JsonDocument, { memory, stamped }: InputParts): ValueAt | null {
  if (stamped !== null) return stamped.without;
  return memory < 0 ? null : { document, node: memory };
}

/** The input's memory as the caller wrote it, without our stamp; `{}`, the contract's default, where it was left out. */
export function memoryTextOf(document: JsonDocument, situation: number): string {
  const memory = ownMemoryOf(document, inputAt(document, situation));
  return memory === null ? '{}' : literalOf(memory.document, memory.node);
}
