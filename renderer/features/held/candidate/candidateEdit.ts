import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import { literalOf, memberOf, stringOf } from '../../../../shared/json/access.ts';
import type { JsonDocument } from '../../../../shared/json/document.ts';
import { KIND } from '../../../../shared/json/document.ts';
import { setMember } from '../../../../shared/json/edit.ts';
import { readJson } from '../../../../shared/json/reader.ts';
import { readFrame } from './candidateParts.ts';

/** Edits of a candidate's frame (its text without the memory): each changes one place and leaves every other character. */

/** A string as a JSON literal; lone surrogates are escaped. */
export function spellString(text: string): string {
  return JSON.stringify(text);
}

/** The object that holds what is said and called; -1 where it is missing or no object. */
export function decisionNode(document: JsonDocument, layout: CandidateLayout): number {
  if (layout.decision === null) return 0;
  const node = memberOf(document, 0, layout.decision);
  return node >= 0 && document.kinds[node] === KIND.object ? node : -1;
}

/** The array of calls; -1 where it is missing or no array. */
export function callsNode(document: JsonDocument, layout: CandidateLayout): number {
  const decision = decisionNode(document, layout);
  const node = decision < 0 ? -1 : memberOf(document, decision, layout.calls);
  return node >= 0 && document.kinds[node] === KIND.array ? node : -1;
}

export function setSay(frame: string, layout: CandidateLayout, say: string): string {
  const document = readFrame(withDecision(frame, layout));
  return setMember(document, decisionNode(document, layout), layout.say, spellString(say));
}

/** The frame with a decision object and an array of calls in it, where they are missing. */
export function withCalls(frame: string, layout: CandidateLayout): string {
  const document = readFrame(withDecision(frame, layout));
  const decision = decisionNode(document, layout);
  return memberOf(document, decision, layout.calls) >= 0 ? document.text : setMember(document, decision, layout.calls, '[]');
}

function withDecision(frame: string, layout: CandidateLayout): string {
  const document = readFrame(frame);
  if (layout.decision === null || decisionNode(document, layout) >= 0) return frame;
  return setMember(document, 0, layout.decision, emptyDecision(layout));
}

function emptyDecision(layout: CandidateLayout): string {
  return `{${spellString(layout.say)}:"",${spellString(layout.calls)}:[]}`;
}

/** The decision's text, to be had back after an error; null where there is none. */
export function decisionText(frame: string, layout: CandidateLayout): string | null {
  const document = readFrame(frame);
  const node = decisionNode(document, layout);
  return node <= 0 ? null : literalOf(document, node);
}

/** Makes it a candidate that failed: no decision, an error in its place. */
export function becomeError(frame: string, layout: CandidateLayout, errorText: string | null): string {
  if (!layout.error || !layout.status) return frame;
  const { code, message, component, codes } = layout.error;
  const blank = `{${spellString(code)}:${spellString(codes[0] ?? '')},${spellString(message)}:""${component === null ? '' : `,${spellString(component)}:null`}}`;
  let text = setMember(readFrame(frame), 0, layout.status.key, spellString(layout.status.error));
  if (layout.decision !== null) text = setMember(readFrame(text), 0, layout.decision, 'null');
  return setMember(readFrame(text), 0, layout.error.key, errorText ?? blank);
}

/** Makes it a candidate that completed, with `decision` (a JSON text) or an empty decision. */
export function becomeDecision(frame: string, layout: CandidateLayout, decision: string | null): string {
  if (!layout.error || !layout.status || layout.decision === null) return frame;
  const text = setMember(readFrame(frame), 0, layout.status.key, spellString(layout.status.completed));
  const without = setMember(readFrame(text), 0, layout.error.key, 'null');
  return setMember(readFrame(without), 0, layout.decision, decision ?? emptyDecision(layout));
}

/** A candidate's text with the identity of another: what remains when it is copied there. Unchanged where either is no JSON object. */
export function copyCandidate(source: string, target: string, layout: CandidateLayout): string {
  const reading = readJson(target);
  const from = readJson(source);
  if (!reading.ok || !from.ok || reading.document.kinds[0] !== KIND.object || from.document.kinds[0] !== KIND.object) return source;
  return layout.identity.reduce((text, key) => {
    const own = memberOf(reading.document, 0, key);
    return own < 0 || memberOf(from.document, 0, key) < 0 ? text : setMember(readFrame(text), 0, key, literalOf(reading.document, own));
  }, source);
}

/** Sets one field of the error; an empty component becomes null. */
export function setErrorField(frame: string, layout: CandidateLayout, field: 'code' | 'message' | 'component', value: string): string {
  const key = layout.error?.[field];
  if (!layout.error || !key) return frame;
  const document = readFrame(frame);
  const error = memberOf(document, 0, layout.error.key);
  if (error < 0 || document.kinds[error] !== KIND.object) return frame;
  return setMember(document, error, key, field === 'component' && value === '' ? 'null' : spellString(value));
}

/** The error's text; null where there is none. */
export function errorText(frame: string, layout: CandidateLayout): string | null {
  const document = readFrame(frame);
  const node = layout.error ? memberOf(document, 0, layout.error.key) : -1;
  return node >= 0 && document.kinds[node] === KIND.object ? literalOf(document, node) : null;
}

/** A member's string; null where it is missing or no string. */
export function memberString(document: JsonDocument, node: number, key: string): string | null {
  const member = node < 0 ? -1 : memberOf(document, node, key);
  return member >= 0 && document.kinds[member] === KIND.string ? stringOf(document, member) : null;
}
