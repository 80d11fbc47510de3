import type { CandidateLimits } from './protocol.ts';

/** For reading a request again: once accepted it stays so, and once refused, whatever the limits are by now. */
export const NO_LIMITS: CandidateLimits = { perSituation: Number.MAX_SAFE_INTEGER, perRequest: Number.MAX_SAFE_INTEGER };
