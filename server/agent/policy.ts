import type { Logger } from 'pino';
import type { Settings } from '../../shared/settings.ts';
import type { LiveExchange } from './liveExchange.ts';
import type { ReleasingRest } from './releasingRest.ts';

/** What happens to a held caller shortly before it is likely to give up, by the setting of that moment. */
export function createPolicy(settings: () => Settings, rest: ReleasingRest, log: Logger): (live: LiveExchange) => void {
  async function act(live: LiveExchange): Promise<void> {
    const policy = settings().atDeadline;
    if (policy === 'leave' || live.phase !== 'open') return;
    const result =
      policy === 'sample'
        ? await rest.withSample(live)
        : await rest.withError(live, 'deadline', 'Nobody decided before the caller was likely to give up.');
    if (!result.ok) log.warn({ exchange: live.id, problem: result.problem.message }, 'the deadline’s policy could not decide');
  }
  return (live) => {
    act(live).catch((error: unknown) => log.error({ err: error, exchange: live.id }, 'the deadline’s policy failed'));
  };
}
