/** How much a finding matters: an error breaks the contract and blocks a release. */
export type FindingLevel = 'error' | 'warning' | 'note';

/** Which text a finding's pointer and offset speak of. */
export type FindingText = 'request' | 'response' | 'candidate' | 'wire';

/** Something the contract or the habits of consumers object to. */
export interface Finding {
  /** A dotted code, such as `magma.tool_unknown` or `json.duplicate_key`. */
  readonly code: string;
  readonly level: FindingLevel;
  /** What was expected, what came, and where, in one or two plain sentences. */
  readonly message: string;
  readonly text: FindingText;
  /** JSON pointer (RFC 6901) into that text; null where the fault has no single place. */
  readonly pointer: string | null;
  /** UTF-16 offset into that text; null where unknown. */
  readonly offset: number | null;
}

/** How many findings of each level. */
export interface FindingCounts {
  readonly error: number;
  readonly warning: number;
  readonly note: number;
}

export function countFindings(findings: readonly Finding[]): FindingCounts {
  const counts = { error: 0, warning: 0, note: 0 };
  for (const finding of findings) counts[finding.level] += 1;
  return counts;
}

/** Whether something breaks the contract, and so blocks a release. */
export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.level === 'error');
}

const LONGEST_MESSAGE = 4_000;
const LONGEST_POINTER = 10_000;

/** Findings as events keep them: keys of megabytes, in a message or a pointer, stay in the body. */
export function boundFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.every(isShort) ? findings : findings.map(bound);
}

function isShort({ message, pointer }: Finding): boolean {
  return message.length <= LONGEST_MESSAGE && (pointer?.length ?? 0) <= LONGEST_POINTER;
}

function bound(finding: Finding): Finding {
  const { message, pointer } = finding;
  return {
    ...finding,
    message: message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE - 1)}…` : message,
    pointer: (pointer?.length ?? 0) > LONGEST_POINTER ? null : pointer,
  };
}
