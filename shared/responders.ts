import { z } from 'zod';

/** Who may answer. */
export const ResponderName = z.enum(['human', 'sample']);
export type ResponderName = z.infer<typeof ResponderName>;

/** How `sample` answers: sensibly; with the memory as it came; with siblings all alike; with error candidates alone. */
export const SampleMode = z.enum(['normal', 'unchanged', 'identical', 'error']);
export type SampleMode = z.infer<typeof SampleMode>;

/** Milliseconds that `sample` waits before it answers. */
export const SampleDelayMs = z.int().min(0).max(600_000);

/** What may be chosen together with `sample`; what is left out stays as it is. */
export const SampleOptions = z.strictObject({ mode: SampleMode.optional(), delayMs: SampleDelayMs.optional() });
export type SampleOptions = z.infer<typeof SampleOptions>;
