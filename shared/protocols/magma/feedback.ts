import { createMemo } from '../memo.ts';
import { parseLoosely, textIn } from './looseJson.ts';

/** What an environment says about executed calls, by the executors' conventions; nothing here is required of it. */
export interface Feedback {
  /** One line a robot, or whatever text came. */
  readonly lines: readonly string[];
  /** `failure_reason` or `error`, else null. */
  readonly failure: string | null;
}

/** Of longer texts the beginning alone is read, so that no expression over them takes long. */
const LONGEST = 200_000;
const LONGEST_LINE = 2_000;
const MOST_LINES = 200;

const known = createMemo<Feedback>(1_000);

/** Source: contracts/magma-agent-http.txt, "Environment feedback and errors"; plain text occurs too. */
export function readFeedback(content: string): Feedback {
  return known(content, readContent);
}

function readContent(content: string): Feedback {
  const payload = content.length > LONGEST ? undefined : parseLoosely(content);
  if (payload === undefined) return { lines: linesOf(content.slice(0, LONGEST)), failure: null };
  return { lines: linesOf(textIn(payload, 'infos') ?? ''), failure: textIn(payload, 'failure_reason') ?? textIn(payload, 'error') };
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST_LINE));
}
