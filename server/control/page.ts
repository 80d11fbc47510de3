import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { RequestHandler } from 'express';
import express, { Router } from 'express';
import { contentPolicy, newNonce } from './protection.ts';

/** Stands in index.html wherever the nonce belongs, as in `<meta name="csp-nonce" content="__NONCE__">`. */
const noncePlace = '__NONCE__';
const yearSeconds = 31_536_000;

/** The built UI: the page with its nonce, and its files. Nothing here is secret. */
export function servePage(folder: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(['/', '/index.html'], sendPage(join(folder, 'index.html')));
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

function sendPage(file: string): RequestHandler {
  return async (request, response, next) => {
    const page = await readFile(file, 'utf8');
    const nonce = newNonce();
    contentPolicy(nonce)(request, response, (problem?: unknown) => {
      if (problem !== undefined) return next(problem);
      response.setHeader('Cache-Control', 'no-store');
      response.type('html').send(page.replaceAll(noncePlace, nonce));
    });
  };
}
