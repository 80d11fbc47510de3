import { itemsOf, literalOf, memberOf } from '../../json/access.ts';
import type { JsonDocument } from '../../json/document.ts';

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
  return {
    id: memberOf(document, input, 'id'),
    type: memberOf(document, instruction, 'type'),
    content: memberOf(document, instruction, 'content'),
    tools: memberOf(document, input, 'tools'),
    attributes: memberOf(document, input, 'attributes'),
    memory: memberOf(document, input, 'memory'),
    numOutputs: memberOf(document, input, 'num_outputs'),
    extraKeys: memberOf(document, input, 'extra_keys'),
  };
}

/** The input's memory as the caller wrote it; `{}`, the contract's default, where it was left out. */
export function memoryTextOf(document: JsonDocument, situation: number): string {
  const { memory } = inputAt(document, situation);
  return memory < 0 ? '{}' : literalOf(document, memory);
}
