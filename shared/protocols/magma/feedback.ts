import { memberOf, stringOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { readJson } from '../../json/reader.ts';

/** What an environment says about executed calls, by the executors' conventions; nothing here is required of it. */
export interface Feedback {
  /** One line a robot, or whatever text came. */
  readonly lines: readonly string[];
  /** `error` or `failure_reason`, else null. */
  readonly failure: string | null;
}

/** Longer payloads are shown by their first words alone. */
const LONGEST_PAYLOAD = 200_000;

/** Source: contracts/magma-agent-http.txt, "Environment feedback and errors"; plain text occurs too. */
export function readFeedback(content: string): Feedback {
  const payload = readPayload(content);
  if (payload === null) return { lines: linesOf(content.slice(0, LONGEST_PAYLOAD)), failure: null };
  const failure = textAt(payload, 'failure_reason') ?? textAt(payload, 'error');
  return { lines: linesOf(textAt(payload, 'infos') ?? ''), failure };
}

function readPayload(content: string): JsonDocument | null {
  if (content.length > LONGEST_PAYLOAD || !/^\s*\{/.test(content)) return null;
  const reading = readJson(content);
  return reading.ok ? reading.document : null;
}

function textAt(payload: JsonDocument, key: string): string | null {
  const node = memberOf(payload, 0, key);
  return node >= 0 && payload.kinds[node] === KIND.string ? stringOf(payload, node) : null;
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
