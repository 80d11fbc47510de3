import { z } from 'zod';

/** A run of the practice world, as it is asked for. */
export const PracticeRequest = z.strictObject({
  /** `bench`: one candidate an input, several slots in a request; `gen`: several candidates, several continued. */
  kind: z.enum(['bench', 'gen']).default('gen'),
  seed: z.int().min(0).default(1),
  /** bench: how many simulators at once, and how many episodes in all. */
  slots: z.int().min(1).max(100).default(4),
  episodes: z.int().min(1).max(10_000).default(12),
  /** gen: candidates an input, inputs a request, inputs in all. */
  branch: z.int().min(1).max(10).default(2),
  batch: z.int().min(1).max(100).default(4),
  budget: z.int().min(1).max(100_000).default(40),
  /** Pause between requests, so that a person can watch. */
  paceMs: z.int().min(0).max(60_000).default(120),
});
export type PracticeRequest = z.infer<typeof PracticeRequest>;

/** How the practice world stands, and what it has counted. */
export interface PracticeState {
  readonly running: boolean;
  readonly kind: 'bench' | 'gen' | null;
  readonly requests: number;
  readonly inputs: number;
  readonly tasks: number;
  readonly achieved: number;
  /** How the last run ended: null while running or before the first. */
  readonly ended: string | null;
}
