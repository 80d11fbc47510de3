/** What a line of feedback says of one call. */
export interface OutcomeLine {
  readonly robot: string;
  readonly tool: string;
  readonly succeeded: boolean;
  readonly message: string;
}

/** The lengths keep a hostile line from taking long. */
const OUTCOME = /^\s{0,4}(.{1,200}?):\s{1,4}(\S.{0,200}?)\s{1,4}(succeed(?:s|ed)?|fail(?:s|ed)?)\b(?:\s{1,4}with message:?)?\s{0,4}(.*)$/s;

/** Reads `arm1: pick succeed with message: banana picked.`; null where a line is not of this form. Source: contracts/magma-agent-http.txt, "Environment feedback and errors". */
export function readOutcome(line: string): OutcomeLine | null {
  const match = OUTCOME.exec(line);
  if (!match) return null;
  const [, robot = '', tool = '', outcome = '', message = ''] = match;
  return { robot, tool, succeeded: outcome.startsWith('succeed'), message };
}
