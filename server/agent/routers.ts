import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ErrorRequestHandler, Request, Response } from 'express';
import express from 'express';
import type { Logger } from 'pino';
import type { Protocol, Route } from '../../shared/protocols/protocol.ts';
import type { Pipeline } from './pipeline.ts';
import { plainError } from './plainAnswers.ts';

/** The agent port's Express app: one thin, strict router a protocol; every path and method ends in the pipeline. */
export function createAgentApp(protocols: readonly Protocol[], pipeline: Pipeline, log: Logger): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  for (const protocol of protocols) app.use(createProtocolRouter(protocol, pipeline));
  app.use(async (request: Request, response: Response) => await pipeline.take(request, response, request.path, null, null));
  app.use(answerFailure(log));
  return (request: IncomingMessage, response: ServerResponse) => {
    // Express takes no target whose path it can't tell, such as `http://[::1/health`; it would answer for itself, unrecorded.
    const ofNone = (): void => void pipeline.take(request, response, request.url ?? '', null, null);
    // Its types leave out the third argument, which Node's own servers do not give.
    (app as unknown as (...given: [IncomingMessage, ServerResponse, () => void]) => void)(request, response, ofNone);
  };
}

function createProtocolRouter(protocol: Protocol, pipeline: Pipeline): express.Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  for (const path of new Set(protocol.routes.map((route) => route.path))) {
    const routes = protocol.routes.filter((route) => route.path === path);
    // `all`, since Express answers HEAD by GET and OPTIONS by itself; here both are wrong methods.
    router.all(path, async (request, response) => await pipeline.take(request, response, path, protocol, pick(routes, request.method)));
  }
  return router;
}

/** The route of a method; of a wrong method any of the path's, which names its place. */
function pick(routes: readonly Route[], method: string): Route | null {
  return routes.find((route) => route.method === method) ?? routes[0] ?? null;
}

/** A bug of ours: seen in the log, and no caller is left hanging. */
function answerFailure(log: Logger): ErrorRequestHandler {
  return (failure: unknown, request, response, _next) => {
    log.error({ err: failure, method: request.method, path: request.path }, 'an exchange failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const answer = plainError(500, 'INTERNAL', 'Signalbox failed at this request; its log says why.');
    response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(answer.text) });
    response.end(answer.text);
  };
}
