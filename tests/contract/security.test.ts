import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../testTools.ts';

const text = readFileSync(join(repository, 'SECURITY.md'), 'utf8');

/** Promises as SECURITY.md writes them: what is promised, the file of its test, the test's title. */
const promises = [...text.matchAll(/^- (.*) — `([^`]+)`: (.+)$/gm)].map(([line, promise = '', file = '', title = '']) => ({
  line,
  promise,
  file,
  title,
}));

describe('each promise of SECURITY.md has its test', () => {
  it('and there are many', () => {
    expect(promises.length).toBeGreaterThan(25);
  });

  it('so that no line of them goes without', () => {
    const lines = text.split('\n').filter((line) => line.startsWith('- '));
    expect(promises.map(({ line }) => line)).toEqual(lines);
  });

  it.each(promises)('$promise', ({ file, title }) => {
    expect(readFileSync(join(repository, file), 'utf8')).toMatch(new RegExp(`(it|test)(\\.each\\(.*\\))?\\(\\s*['"\`]${escape(title)}`));
  });
});

describe('the desktop app', () => {
  it('is packed with the fuses that keep it from being run as Node', () => {
    const fuses = readFileSync(join(repository, 'electron-builder.yml'), 'utf8');
    for (const fuse of ['runAsNode', 'enableNodeOptionsEnvironmentVariable', 'enableNodeCliInspectArguments'])
      expect(fuses).toMatch(new RegExp(`^electronFuses:\\n(?: {2}.*\\n)* {2}${fuse}: false$`, 'm'));
  });
});

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
