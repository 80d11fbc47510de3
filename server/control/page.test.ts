import { expect, test } from 'vitest';
import { inTheme } from './page.ts';

const page = '<!doctype html>\n<html lang="en">\n<body data-of="<html "></body></html>';

test('the page comes in the theme that is set, and as built where the system decides', () => {
  expect(inTheme(page, 'dark')).toBe(page.replace('<html lang', '<html data-theme="dark" lang'));
  expect(inTheme(page, 'light')).toContain('<html data-theme="light" lang="en">');
  expect(inTheme(page, 'system')).toBe(page);
});
