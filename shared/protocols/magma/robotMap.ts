import { keyOf, memberOf, membersOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { hashInput } from '../../json/equality.ts';
import { readJson } from '../../json/reader.ts';
import type { Call } from '../../situation.ts';
import { memberOfKind, textAt } from './members.ts';

/** Of longer feedback the calls are not looked for. */
const LONGEST = 2_000_000;

/**
 * The calls that feedback says were executed, as one text that equals `calledMap` of the calls that led to it; null where it does
 * not say. Source: contracts/magma-agent-http.txt, "Environment feedback and errors".
 */
export function executedMap(content: string): string | null {
  if (content.length > LONGEST || !content.includes('previous_tool_call')) return null;
  const reading = readJson(content);
  if (!reading.ok || reading.document.kinds[0] !== KIND.object) return null;
  const { document } = reading;
  const robots = memberOfKind(document, 0, 'previous_tool_call', KIND.object);
  if (robots < 0) return null;
  const entries = new Map<string, string>();
  for (const call of membersOf(document, robots)) {
    if (memberOfKind(document, call, 'name', KIND.string) < 0) return null;
    entries.set(keyOf(document, call) ?? '', callText(textAt(document, call, 'name'), argumentsOf(document, call)));
  }
  return entries.size === 0 ? null : mapText(entries);
}

/** The calls of a decision by robot: of two calls by one robot the last alone. Null where there are none. */
export function calledMap(calls: readonly Call[]): string | null {
  const entries = new Map<string, string>();
  for (const { target, name, argumentsText } of calls) {
    const reading = readJson(argumentsText);
    entries.set(target ?? '', callText(name, reading.ok ? hashInput(reading.document, 0) : argumentsText));
  }
  return entries.size === 0 ? null : mapText(entries);
}

function argumentsOf(document: JsonDocument, call: number): string {
  const given = memberOf(document, call, 'arguments');
  return given < 0 ? '{}' : hashInput(document, given);
}

function callText(name: string, given: string): string {
  return `${JSON.stringify(name)}(${given})`;
}

function mapText(entries: ReadonlyMap<string, string>): string {
  return [...entries]
    .map(([robot, call]) => `${JSON.stringify(robot)}:${call}`)
    .sort()
    .join(',');
}
