import { itemsOf, literalOf, memberOf, membersOf, keyOf, stringOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { readJson } from '../../json/reader.ts';
import { createMemo } from '../memo.ts';
import { memberOfKind, textAt } from './members.ts';
import type { InputParts } from './requestParts.ts';

/** A tool as an input describes it, by MAGMA's convention or by JSON Schema's. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** Null where the description follows neither convention, so that nothing can be said of arguments. */
  readonly parameters: readonly Parameter[] | null;
}

/** One argument that a tool's description names. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
  /** The description's own type word; empty where it names none. */
  readonly type: string;
  readonly required: boolean;
}

const known = new WeakMap<InputParts, readonly Tool[]>();
const spelled = createMemo<readonly Tool[]>(64, 100_000);

/** The tools of an input that have a name. Source: contracts/magma-agent-http.txt, "Tool descriptions and private options". */
export function toolsOf(document: JsonDocument, input: InputParts): readonly Tool[] {
  const before = known.get(input);
  if (before !== undefined) return before;
  const tools = input.tools < 0 ? [] : spelled(literalOf(document, input.tools), readTools);
  known.set(input, tools);
  return tools;
}

function readTools(text: string): Tool[] {
  const reading = readJson(text);
  return reading.ok ? itemsOf(reading.document, 0).flatMap((tool) => readTool(reading.document, tool) ?? []) : [];
}

function readTool(document: JsonDocument, tool: number): Tool | null {
  const name = textAt(document, tool, 'name');
  if (name === '') return null;
  return { name, description: textAt(document, tool, 'description'), parameters: readParameters(document, tool) };
}

function readParameters(document: JsonDocument, tool: number): Parameter[] | null {
  const parameters = memberOfKind(document, tool, 'parameters', KIND.object);
  if (parameters < 0) return null;
  const properties = memberOfKind(document, parameters, 'properties', KIND.object);
  if (properties < 0 || textAt(document, parameters, 'type') !== 'object')
    return membersOf(document, parameters).map((member) => readParameter(document, member, !isOptional(document, member)));
  const required = memberOfKind(document, parameters, 'required', KIND.array);
  const names = required < 0 ? [] : itemsOf(document, required).map((item) => literalOf(document, item));
  return membersOf(document, properties).map((member) =>
    readParameter(document, member, names.includes(JSON.stringify(keyOf(document, member)))),
  );
}

function readParameter(document: JsonDocument, member: number, required: boolean): Parameter {
  const isText = document.kinds[member] === KIND.string;
  return {
    name: keyOf(document, member) ?? '',
    description: isText ? stringOf(document, member) : textAt(document, member, 'description'),
    type: textAt(document, member, 'type'),
    required,
  };
}

/** By MAGMA's convention every parameter is needed, unless its description says otherwise in one of the usual ways. */
function isOptional(document: JsonDocument, parameter: number): boolean {
  if (document.kinds[parameter] !== KIND.object) return false;
  return (
    memberOf(document, parameter, 'default') >= 0 ||
    memberOfKind(document, parameter, 'optional', KIND.true) >= 0 ||
    memberOfKind(document, parameter, 'required', KIND.false) >= 0
  );
}
