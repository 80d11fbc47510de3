import { itemsOf, keyOf, literalOf, memberOf, membersOf, stringOf } from '../../json/access.ts';
import type { JsonDocument } from '../../json/document.ts';
import { KIND } from '../../json/document.ts';
import { readJson } from '../../json/reader.ts';
import type { Report, ReportLine, Situation } from '../../situation.ts';
import { textAt } from './members.ts';
import { readOutcome } from './outcomeLine.ts';

/**
 * Execution feedback as people read it; null where a user speaks, or the content is no JSON object.
 * Source: contracts/magma-agent-http.txt, "Environment feedback and errors".
 */
export function readReport({ from, instruction }: Situation): Report | null {
  if (from === 'user') return null;
  const reading = readJson(instruction);
  if (!reading.ok || reading.document.kinds[0] !== KIND.object) return null;
  const { document } = reading;
  const lines: ReportLine[] = [];
  const executed: { who: string; call: string }[] = [];
  const others: { name: string; text: string; fault: boolean }[] = [];
  for (const member of membersOf(document, 0)) {
    const name = keyOf(document, member) ?? '';
    if (name === 'infos' && document.kinds[member] !== KIND.object) lines.push(...texts(document, member).flatMap(readLines));
    else if (name === 'previous_tool_call' && document.kinds[member] === KIND.object) executed.push(...readExecuted(document, member));
    else others.push({ name, text: texts(document, member).join('\n'), fault: name === 'error' || name === 'failure_reason' });
  }
  return { lines, executed, others: others.filter((other) => other.text !== '' && other.text !== 'null') };
}

function readLines(text: string): ReportLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const outcome = readOutcome(line);
      if (outcome === null) return { succeeded: null, who: '', what: '', message: line };
      return { succeeded: outcome.succeeded, who: outcome.robot, what: outcome.tool, message: outcome.message };
    });
}

function readExecuted(document: JsonDocument, node: number): { who: string; call: string }[] {
  return membersOf(document, node).map((member) => {
    const who = keyOf(document, member) ?? '';
    if (document.kinds[member] !== KIND.object) return { who, call: literalOf(document, member) };
    const given = memberOf(document, member, 'arguments');
    const parts = given < 0 || document.kinds[given] !== KIND.object ? [] : membersOf(document, given);
    const list = parts.map((part) => `${keyOf(document, part) ?? ''}: ${texts(document, part).join(' ')}`).join(', ');
    return { who, call: `${textAt(document, member, 'name') || '?'}(${list})` };
  });
}

/** A string decoded; an array's items so; anything else as its text. */
function texts(document: JsonDocument, node: number): string[] {
  const items = document.kinds[node] === KIND.array ? itemsOf(document, node) : [node];
  return items.map((item) => (document.kinds[item] === KIND.string ? stringOf(document, item) : literalOf(document, item)));
}
