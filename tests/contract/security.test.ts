import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../testTools.ts';

/** Promises as SECURITY.md writes them: what is promised, the file of its test, the test's title. */
const promises = [...readFileSync(join(repository, 'SECURITY.md'), 'utf8').matchAll(/^- (.*) — `([^`]+)`: (.+)$/gm)].map(
  ([, promise = '', file = '', title = '']) => ({ promise, file, title }),
);

describe('each promise of SECURITY.md has its test', () => {
  it('and there are many', () => {
    expect(promises.length).toBeGreaterThan(25);
  });

  it.each(promises)('$promise', ({ file, title }) => {
    expect(readFileSync(join(repository, file), 'utf8')).toMatch(new RegExp(`(it|test)(\\.each\\(.*\\))?\\(\\s*['"\`]${escape(title)}`));
  });
});

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
