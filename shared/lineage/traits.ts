/** A digest of a text, such as the first bytes of its SHA-256: equal texts give equal ones, others as good as never. It comes in as an argument. */
export type Digest = (text: string) => string;

/** A part of a memory, by which one that its caller changed is still recognised. */
export interface MemoryPiece {
  /** Of its key and value. */
  readonly digest: string;
  /** Characters: a long equal part tells more than a short one. */
  readonly weight: number;
}

/** What evidence of lineage needs of a memory. */
export interface MemoryTraits {
  /** Equal for equal memories: contracts/NOTES.md, "Equality of JSON values". */
  readonly digest: string;
  /** The heaviest first. */
  readonly pieces: readonly MemoryPiece[];
  /** It holds nothing that an interaction would have left, so that it may begin one. */
  readonly fresh: boolean;
  readonly length: number;
}

/** What evidence of lineage needs of a situation; of texts only digests, so that a million of them are cheap to keep. */
export interface SituationTraits {
  /** The caller's own id for it, digit for digit. */
  readonly sourceId: string;
  /** How many candidates it wants. */
  readonly wanted: number;
  /** Whether it is feedback of the environment; otherwise somebody speaks. */
  readonly isFeedback: boolean;
  /** Whether it repeats an earlier situation to have it answered in a given way. */
  readonly coached: boolean;
  readonly memory: MemoryTraits;
  /** Of instruction, memory, tools and attributes: equal where the same is asked again. */
  readonly whole: string;
  /** Of the calls that were executed before it, by who made them; null where it does not say. */
  readonly executed: string | null;
  /** Of tools and known robots, which seldom change within an interaction. */
  readonly scene: string;
  /** Of all attributes. */
  readonly attributes: string;
  /** The mark that we put into a returned memory and that came back with it; null where there is none. */
  readonly stamp: string | null;
}

/** What evidence of lineage needs of a candidate. */
export interface CandidateTraits {
  readonly status: 'completed' | 'error';
  readonly decides: 'calls' | 'says' | 'nothing';
  /** Of its calls, by who is to make them, to be compared with `executed`; null where it calls nothing. */
  readonly calls: string | null;
  /** Null where it returns none. */
  readonly memory: MemoryTraits | null;
  /** The mark in the memory that it returns. */
  readonly stamp: string | null;
}
