import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import { childrenOf, literalOf, memberOf } from '../../../../shared/json/access.ts';
import type { JsonDocument } from '../../../../shared/json/document.ts';
import { KIND } from '../../../../shared/json/document.ts';
import { appendItems, removeItem, removeMember, setMember } from '../../../../shared/json/edit.ts';
import { callsNode, spellString, withCalls } from './candidateEdit.ts';
import { readFrame } from './candidateParts.ts';

/** Adds a call with these names and no arguments at the end. */
export function addCall(frame: string, layout: CandidateLayout, name: string, target: string): string {
  const document = readFrame(withCalls(frame, layout));
  const calls = callsNode(document, layout);
  if (calls < 0) return frame;
  const { call } = layout;
  const members = [`${spellString(call.name)}:${spellString(name)}`, `${spellString(call.arguments)}:{}`];
  if (call.target !== null) members.push(`${spellString(call.target.key)}:${spellString(target)}`);
  return appendItems(document, calls, [`{${members.join()}}`]);
}

/** Sets a member of a call to a JSON text. */
export function setCallMember(frame: string, layout: CandidateLayout, index: number, key: string, valueText: string): string {
  const { document, call } = findCall(frame, layout, index);
  return call < 0 ? frame : setMember(document, call, key, valueText);
}

/** Sets one argument of a call to a JSON text, or removes it where the text is null. */
export function setArgument(frame: string, layout: CandidateLayout, index: number, name: string, valueText: string | null): string {
  const { document, call } = findCall(frame, layout, index);
  if (call < 0) return frame;
  const node = memberOf(document, call, layout.call.arguments);
  if (node >= 0 && document.kinds[node] === KIND.object) {
    return valueText === null ? removeMember(document, node, name) : setMember(document, node, name, valueText);
  }
  if (valueText === null) return frame;
  return setMember(document, call, layout.call.arguments, `{${spellString(name)}:${valueText}}`);
}

/** Removes a call with one of its commas. */
export function removeCall(frame: string, layout: CandidateLayout, index: number): string {
  const { document, calls, items } = listCalls(frame, layout);
  const item = items[index];
  return item === undefined ? frame : removeItem(document, calls, item);
}

/** Changes the places of a call and its neighbour; what stands between them stays. */
export function moveCall(frame: string, layout: CandidateLayout, index: number, by: -1 | 1): string {
  const { document, items } = listCalls(frame, layout);
  const [first, second] = by < 0 ? [items[index - 1], items[index]] : [items[index], items[index + 1]];
  if (first === undefined || second === undefined) return frame;
  const between = frame.slice(endOf(document, first), startOf(document, second));
  const swapped = literalOf(document, second) + between + literalOf(document, first);
  return frame.slice(0, startOf(document, first)) + swapped + frame.slice(endOf(document, second));
}

function listCalls(frame: string, layout: CandidateLayout): { document: JsonDocument; calls: number; items: number[] } {
  const document = readFrame(frame);
  const calls = callsNode(document, layout);
  return { document, calls, items: calls < 0 ? [] : childrenOf(document, calls) };
}

function findCall(frame: string, layout: CandidateLayout, index: number): { document: JsonDocument; call: number } {
  const { document, items } = listCalls(frame, layout);
  const item = items[index];
  return { document, call: item !== undefined && document.kinds[item] === KIND.object ? item : -1 };
}

function startOf(document: JsonDocument, node: number): number {
  return document.starts[node] ?? 0;
}

function endOf(document: JsonDocument, node: number): number {
  return document.ends[node] ?? 0;
}
