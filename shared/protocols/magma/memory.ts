import { childrenOf, literalOf, memberOf, stringOf } from '../../json/access.ts';
import { cell } from '../../json/cell.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { replaceNode, setMember } from '../../json/edit.ts';
import type { KnownValue } from '../../json/known.ts';
import { readJson } from '../../json/reader.ts';
import type { ReadRequest } from '../protocol.ts';
import { callsOf, decisionOf } from './candidateParts.ts';
import { memberOfKind } from './members.ts';
import { inputAt, ownMemoryOf } from './requestParts.ts';

/** A call as JSON texts: the strings with their quotes, the arguments as an object. */
export interface CallTexts {
  readonly robot: string;
  readonly name: string;
  readonly arguments: string;
}

/**
 * A copy of a candidate whose memory.history has what was asked and decided appended, in the full-history
 * form; all other bytes stay. The candidate comes back as it is where that form has no place for it: it is
 * no JSON object, has no decision, or its memory or history is of another kind than the form knows.
 * Source: contracts/NOTES.md, "Memory, feedback, steps in the wild".
 */
export function appendStepTo(request: ReadRequest, situation: number, candidate: string): string {
  const reading = readJson(candidate);
  if (!reading.ok) return candidate;
  const { document } = reading;
  const decision = decisionOf({ document, node: 0, pointer: '', text: 'candidate' });
  if (decision < 0) return candidate;
  const entries = stepEntries(request.document, situation, sayLiteral(document, decision), callTexts(document, decision));
  const memory = memberOf(document, 0, 'memory');
  if (memory >= 0) return replaceNode(document, memory, withHistory(document, memory, entries).text);
  const own = ownMemoryOf(request.document, inputAt(request.document, situation));
  const grown = own === null ? `{"history":[${entries}]}` : withHistory(own.document, own.node, entries).text;
  return setMember(document, 0, 'memory', grown);
}

/** Two history entries: what was asked, in the caller's own spelling, and what was decided. */
export function stepEntries(request: JsonDocument, situation: number, say: string, calls: readonly CallTexts[]): string {
  const input = inputAt(request, situation);
  const author = stringOf(request, input.type) === 'user' ? 'USER' : 'SYSTEM';
  const decided = `{"say":${say},"action":${actionText(calls)}}`;
  return `{"author":"${author}","content":${literalOf(request, input.content)}},{"author":"MODEL","content":${JSON.stringify(decided)}}`;
}

/** A text made from a read one, and the values in it that stand there as they were; offsets are those of the text. */
export interface Grown {
  readonly text: string;
  readonly known: readonly KnownValue[];
}

/** A memory object with entries appended to its history, which is made where there is none; as it is where history is no array. */
export function withHistory(document: JsonDocument, memory: number, entries: string): Grown {
  if (document.kinds[memory] !== KIND.object) return untouched(document, memory);
  const history = memberOf(document, memory, 'history');
  if (history < 0) return insertLast(document, memory, memory, `"history":[${entries}]`);
  return document.kinds[history] === KIND.array ? insertLast(document, memory, history, entries) : untouched(document, memory);
}

/** A memory as it came. */
export function untouched(document: JsonDocument, memory: number): Grown {
  return { text: literalOf(document, memory), known: [{ at: 0, document, node: memory }] };
}

/** Inserts after the last child of a container, within the memory's slice alone: a batch's text may be megabytes. */
function insertLast(document: JsonDocument, memory: number, container: number, inserted: string): Grown {
  const first = cell(document.starts, memory);
  const last = lastChildOf(document, container);
  const at = last < 0 ? cell(document.starts, container) + 1 : cell(document.ends, last);
  const before = `${document.text.slice(first, at)}${last < 0 ? '' : ','}${inserted}`;
  const text = `${before}${document.text.slice(at, cell(document.ends, memory))}`;
  const known = childrenOf(document, memory)
    .flatMap((child) => (child === container ? childrenOf(document, container) : [child]))
    .map((node) => {
      const start = cell(document.starts, node);
      return { at: start - first + (start < at ? 0 : before.length - (at - first)), document, node };
    });
  return { text, known };
}

function lastChildOf(document: JsonDocument, container: number): number {
  const after = cell(document.afters, container);
  if (after === container + 1) return -1;
  // The last node of the subtree lies in the last child: climb from there, instead of walking all children.
  let node = after - 1;
  while (document.parents[node] !== container) node = cell(document.parents, node);
  return node;
}

/** `{robot: {name, arguments}}`, or a list of such where a robot is called twice. */
function actionText(calls: readonly CallTexts[]): string {
  const members = calls.map((call) => `${call.robot}:{"name":${call.name},"arguments":${call.arguments}}`);
  const robots = new Set(calls.map((call) => String(JSON.parse(call.robot))));
  return robots.size === calls.length ? `{${members.join(',')}}` : `[${members.map((member) => `{${member}}`).join(',')}]`;
}

function sayLiteral(document: JsonDocument, decision: number): string {
  const say = memberOfKind(document, decision, 'say', KIND.string);
  return say < 0 ? '""' : literalOf(document, say);
}

function callTexts(document: JsonDocument, decision: number): CallTexts[] {
  const textOf = (call: number, key: string, kind: number, missing: string) => {
    const member = memberOfKind(document, call, key, kind);
    return member < 0 ? missing : literalOf(document, member);
  };
  return callsOf(document, decision).map((call) => ({
    robot: textOf(call, 'target_robot_name', KIND.string, '""'),
    name: textOf(call, 'name', KIND.string, '""'),
    arguments: textOf(call, 'arguments', KIND.object, '{}'),
  }));
}
