import { expect, test } from 'vitest';
import { folderOf } from './folderOf.ts';

test('the folder of a file is what stands before its name', () => {
  expect(folderOf('/home/me/box/workspace.sqlite')).toBe('/home/me/box');
  expect(folderOf('C:\\Users\\me\\box\\workspace.sqlite')).toBe('C:\\Users\\me\\box');
});
