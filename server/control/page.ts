import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { RequestHandler } from 'express';
import express, { Router } from 'express';
import type { Settings } from '../../shared/settings.ts';
import { contentPolicy, newNonce } from './protection.ts';

/** Stands in index.html wherever the nonce belongs, as in `<meta name="csp-nonce" content="__NONCE__">`. */
const noncePlace = '__NONCE__';
const yearSeconds = 31_536_000;

/** The built UI: the page with its nonce and in the theme that is set, and its files. Nothing here is secret. */
export function servePage(folder: string, theme: () => Settings['theme']): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(['/', '/index.html'], sendPage(join(folder, 'index.html'), theme));
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: (response, path) => {
        // The builder puts a hash of the content into the names of files in assets/, and only there.
        const hashed = path.startsWith(join(folder, 'assets') + sep);
        response.setHeader('Cache-Control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      },
    }),
  );
  return router;
}

function sendPage(file: string, theme: () => Settings['theme']): RequestHandler {
  return async (request, response, next) => {
    const page = await readFile(file, 'utf8');
    const nonce = newNonce();
    contentPolicy(nonce)(request, response, (problem?: unknown) => {
      if (problem !== undefined) return next(problem);
      response.setHeader('Cache-Control', 'no-store');
      response.type('html').send(inTheme(page, theme()).replaceAll(noncePlace, nonce));
    });
  };
}

/** A page that begins in the chosen theme does not flash in the system's; for `system` it stays as built. */
export function inTheme(page: string, theme: Settings['theme']): string {
  return theme === 'system' ? page : page.replace('<html ', `<html data-theme="${theme}" `);
}
