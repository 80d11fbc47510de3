import { describe, expect, it } from 'vitest';
import { planKeepAlive, startKeepAlive } from './keepAlive.ts';

const allowed = { allowed: true, afterCommitted: 'error candidates' } as const;
const settings = { enabled: true, firstAfterMs: 15_000, everyMs: 10_000 };
const patience = (silenceMs: number | null) => ({ silenceMs, because: '' });

describe('white space that keeps a caller waiting', () => {
  it('comes as the settings say where the caller waits long enough or nobody knows', () => {
    expect(planKeepAlive(allowed, settings, patience(360_000))).toEqual({ firstAfterMs: 15_000, everyMs: 10_000 });
    expect(planKeepAlive(allowed, settings, patience(null))).toEqual({ firstAfterMs: 15_000, everyMs: 10_000 });
  });

  it('comes after half of what an impatient caller is known to wait, and as often', () => {
    expect(planKeepAlive(allowed, settings, patience(5_000))).toEqual({ firstAfterMs: 2_500, everyMs: 2_500 });
  });

  it('never comes where the contract or the person forbids it', () => {
    expect(planKeepAlive({ ...allowed, allowed: false }, settings, patience(null))).toBeNull();
    expect(planKeepAlive(allowed, { ...settings, enabled: false }, patience(null))).toBeNull();
  });

  it('counts as out while it is being stored, so that no other status can overtake it', async () => {
    let finish: (stored: boolean) => void = () => undefined;
    const sent: string[] = [];
    const keepAlive = startKeepAlive(
      { firstAfterMs: 1, everyMs: 1 },
      {
        commit: () => new Promise<boolean>((resolve) => (finish = resolve)),
        begin: () => sent.push('head'),
        space: () => sent.push('space'),
      },
    );
    expect(keepAlive.committed()).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(keepAlive.committed()).toBe(true);
    const stopped = keepAlive.stop();
    finish(true);
    await stopped;
    expect(sent).toEqual(['head']);
    expect(keepAlive.committed()).toBe(true);
  });
});
