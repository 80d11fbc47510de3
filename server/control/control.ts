import { setMaxListeners } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import express from 'express';
import type { Logger } from 'pino';
import { StoreFailure } from '../store/store.ts';
import { findAccessProblem } from './access.ts';
import { runFeed } from './feed.ts';
import { createFeedPages } from './feedPages.ts';
import type { Parts } from './handlers.ts';
import { createHandlers } from './handlers.ts';
import { servePage } from './page.ts';
import { sendProblem } from './problem.ts';
import { protection } from './protection.ts';
import { createRoutes } from './routes.ts';
import { createStatusWatch } from './statusWatch.ts';
import { carriesToken } from './token.ts';

/** What the control port needs. */
export interface ControlOptions extends Parts {
  /** 0 = any free port. */
  readonly port: number;
  readonly token: string;
  /** Folder of the built UI; without it there is the API alone. */
  readonly uiFolder: string | undefined;
  readonly log: Logger;
}

/** The open control port. */
export interface Control {
  /** Such as `http://127.0.0.1:51234`, without the token. */
  readonly url: string;
  readonly port: number;
  /** Ends feeds and connections. */
  close(): Promise<void>;
}

const heartbeatMs = 15_000;

/** Opens the control port on 127.0.0.1. Rejects with Node's error where the port is taken. */
export async function startControl(options: ControlOptions): Promise<Control> {
  const { store, lineage, token, uiFolder, log } = options;
  const ended = new AbortController();
  // One listener a feed.
  setMaxListeners(0, ended.signal);
  const watch = createStatusWatch(() => options.runtime.status());
  const pages = createFeedPages(store);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  app.set('query parser', 'simple');
  const server = createServer(app);
  app.use(...protection(), guardAccess(server));
  app.use('/api', guardToken(token));
  app.use(
    createRoutes(createHandlers(options), (response, { after }) =>
      runFeed(
        response,
        {
          store,
          pages,
          onStatus: (listener) => watch.onStatus(listener),
          onLineage: (listener) => lineage.onNews(listener),
          heartbeatMs,
        },
        after,
        ended.signal,
      ),
    ),
  );
  app.use('/api', notFound);
  if (uiFolder !== undefined) app.use(servePage(uiFolder, () => store.settings().theme));
  app.use(notFound, answerFailure(log));
  await listen(server, options.port);
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: async () => {
      ended.abort();
      watch.close();
      pages.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A turn for feeds to end by themselves; then whatever is still open is cut.
      setTimeout(() => server.closeAllConnections(), 100).unref();
      server.closeIdleConnections();
      await closed;
    },
  };
}

function guardAccess(server: Server): RequestHandler {
  return (request, response, next) => {
    const problem = findAccessProblem(request.rawHeaders, portOf(server));
    if (problem) return sendProblem(response, problem);
    next();
  };
}

function guardToken(token: string): RequestHandler {
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    if (carriesToken(request.headers.authorization, token)) return next();
    sendProblem(response, {
      code: 'unauthorized',
      message:
        'Expected `Authorization: Bearer` with this launch’s token. A page of an earlier launch is over: open Signalbox’s page anew.',
    });
  };
}

const notFound: RequestHandler = (request, response) => {
  sendProblem(response, {
    code: 'not_found',
    message: `There is nothing at ${request.originalUrl.slice(0, 200)}; GET /api lists all endpoints.`,
  });
};

function answerFailure(log: Logger): ErrorRequestHandler {
  return (failure: unknown, request, response, _next) => {
    if (response.headersSent) {
      log.error({ err: failure, path: request.path }, 'an answer of the control port broke off');
      response.destroy();
    } else if (failure instanceof StoreFailure) {
      sendProblem(response, { code: 'store', message: failure.message });
    } else if (isRequestFailure(failure)) {
      sendProblem(response, { code: 'bad_request', message: `The request could not be read: ${failure.message}` });
    } else {
      log.error({ err: failure, path: request.path }, 'the control port failed');
      sendProblem(response, {
        code: 'internal',
        message: `Signalbox failed at this: ${failure instanceof Error ? failure.message : 'unknown'}`,
      });
    }
  };
}

/** Express's own objections, such as a path that can't be decoded, carry a status below 500. */
function isRequestFailure(failure: unknown): failure is Error {
  return failure instanceof Error && 'status' in failure && typeof failure.status === 'number' && failure.status < 500;
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the control port is not open');
  return address.port;
}
