import { childrenOf, keyOf, literalOf, membersOf, stringOf } from '../../../../shared/json/access.ts';
import type { JsonDocument } from '../../../../shared/json/document.ts';
import { KIND } from '../../../../shared/json/document.ts';
import { readJson } from '../../../../shared/json/reader.ts';
import { memberString } from '../candidate/candidateEdit.ts';

/** Execution feedback as people read it. Source: contracts/magma-agent-http.txt, "Environment feedback and errors". */
export interface Feedback {
  readonly lines: readonly FeedbackLine[];
  /** What was executed, by robot. */
  readonly executed: readonly { readonly who: string; readonly call: string }[];
  /** Every other member, such as `error`: strings decoded, all else as its text. */
  readonly others: readonly { readonly name: string; readonly text: string; readonly fault: boolean }[];
}

export interface FeedbackLine {
  /** Null where the line does not say. */
  readonly succeeded: boolean | null;
  readonly who: string;
  readonly tool: string;
  readonly message: string;
}

const OUTCOME = /^([^:]{1,200}):\s*(\S+)\s+(succeed|succeeded|fail|failed)\b(?:\s+with\s+message:?)?\s*(.*)$/s;

/** Null where the text is no JSON object: it is then shown as it is. */
export function readFeedback(text: string): Feedback | null {
  const reading = readJson(text);
  if (!reading.ok || reading.document.kinds[0] !== KIND.object) return null;
  const { document } = reading;
  const lines: FeedbackLine[] = [];
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

function readLines(text: string): FeedbackLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const match = OUTCOME.exec(line);
      if (!match) return { succeeded: null, who: '', tool: '', message: line };
      const [, who = '', tool = '', outcome = '', message = ''] = match;
      return { succeeded: outcome.startsWith('succeed'), who, tool, message };
    });
}

function readExecuted(document: JsonDocument, node: number): { who: string; call: string }[] {
  return membersOf(document, node).map((member) => {
    const who = keyOf(document, member) ?? '';
    if (document.kinds[member] !== KIND.object) return { who, call: literalOf(document, member) };
    const given = membersOf(document, member).find((each) => keyOf(document, each) === 'arguments');
    const parts = given === undefined || document.kinds[given] !== KIND.object ? [] : membersOf(document, given);
    const list = parts.map((part) => `${keyOf(document, part) ?? ''}: ${texts(document, part).join(' ')}`).join(', ');
    return { who, call: `${memberString(document, member, 'name') ?? '?'}(${list})` };
  });
}

/** A string decoded; an array's items so; anything else as its text. */
function texts(document: JsonDocument, node: number): string[] {
  if (document.kinds[node] === KIND.string) return [stringOf(document, node)];
  if (document.kinds[node] === KIND.array) {
    return childrenOf(document, node).map((item) =>
      document.kinds[item] === KIND.string ? stringOf(document, item) : literalOf(document, item),
    );
  }
  return [literalOf(document, node)];
}
