import type { FindingLevel } from './finding.ts';

/** What a contract's habits say about one memory becoming another: it reads better than the changes it is made of. */
export interface MemoryMark {
  /** A dotted code, such as `memory.rule_dropped`. */
  readonly code: string;
  /** A warning is to be shown loudly. */
  readonly level: FindingLevel;
  /** In one plain sentence. */
  readonly message: string;
  /** What it says in a word or two, for the row of its change; null where that needs no flag. */
  readonly flag: string | null;
  /** JSON pointers into the two memories; null where it speaks of none. */
  readonly before: string | null;
  readonly after: string | null;
}
