import { describe, expect, it } from 'vitest';
import { describePatience } from './hold.ts';

const callers = [{ agent: 'python-requests/', patience: { silenceMs: 360_000, because: 'set so' } }];

describe('the patience of a caller', () => {
  it('is what its contract’s callers are known for, by how the User-Agent begins', () => {
    expect(describePatience('Python-Requests/2.34.0', callers)).toEqual({ silenceMs: 360_000, because: 'set so' });
    expect(describePatience('like python-requests/2', callers).silenceMs).toBeNull();
  });

  it('is else that of its program at large: Node 300 s, httpx 5 s', () => {
    expect(describePatience('node', []).silenceMs).toBe(300_000);
    expect(describePatience('undici', []).silenceMs).toBe(300_000);
    expect(describePatience('python-httpx/0.28', []).silenceMs).toBe(5_000);
  });

  it('is unknown for everybody else, and says so', () => {
    expect(describePatience('curl/8.1', [])).toEqual({ silenceMs: null, because: 'curl/8.1 may leave at any time' });
    expect(describePatience(null, []).silenceMs).toBeNull();
    expect(describePatience('signalbox-practice/0.1.0', []).because).toBe('the practice world waits as long as it takes');
    expect(describePatience('nodejs-like-robot', []).silenceMs).toBeNull();
  });
});
