import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../testTools.ts';

/** The files that a page shows as pictures, from the repository's folder. */
function picturesIn(page: string): string[] {
  const text = readFileSync(join(repository, page), 'utf8');
  return [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, path = '']) => join(dirname(page), path));
}

test('every picture that README and docs show is there', () => {
  const pages = readdirSync(join(repository, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name));
  const pictures = ['README.md', ...pages].flatMap(picturesIn);
  expect(pictures).toContain(join('docs', 'traffic.png'));
  expect(pictures.filter((picture) => !existsSync(join(repository, picture)))).toEqual([]);
});
