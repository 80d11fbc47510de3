import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express from 'express';
import type { Logger } from 'pino';
import type { Protocol, Route } from '../../shared/protocols/protocol.ts';
import type { Pipeline } from './pipeline.ts';
import { plainError } from './plainAnswers.ts';

/**
 * The agent port's routes, strict and case-sensitive, one set a protocol; every path and method ends in the pipeline.
 * Express's router without its application: that gives each request and response another prototype, after which
 * every look at them is a slow one.
 */
export function createAgentRoutes(protocols: readonly Protocol[], pipeline: Pipeline, log: Logger): RequestListener {
  const router = express.Router({ caseSensitive: true, strict: true });
  for (const protocol of protocols) addProtocol(router, protocol, pipeline);
  // Without an application, requests are Node's own; the router needs no more of them than these have.
  const route = router as unknown as (request: IncomingMessage, response: ServerResponse, done: (failure?: unknown) => void) => void;
  return (request, response) => {
    const fail = (failure: unknown): void => answerFailure(log, failure, request, response);
    route(request, response, (failure) => {
      if (failure !== undefined && failure !== null) fail(failure);
      // Of no contract; so is a target whose path can't be told, such as `http://[::1/health`.
      else pipeline.take(request, response, pathOf(request.url ?? ''), null, null).catch(fail);
    });
  };
}

function addProtocol(router: express.Router, protocol: Protocol, pipeline: Pipeline): void {
  for (const path of new Set(protocol.routes.map((route) => route.path))) {
    const routes = protocol.routes.filter((route) => route.path === path);
    // `all`, since Express answers HEAD by GET and OPTIONS by itself; here both are wrong methods.
    router.all(path, async (request, response) => await pipeline.take(request, response, path, protocol, pick(routes, request.method)));
  }
}

/** The path of a target, which may name its host too. */
function pathOf(target: string): string {
  const path = /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)/i.exec(target)?.[1] ?? '';
  return path === '' ? '/' : path;
}

/** The route of a method; of a wrong method any of the path's, which names its place. */
function pick(routes: readonly Route[], method: string): Route | null {
  return routes.find((route) => route.method === method) ?? routes[0] ?? null;
}

/** A bug of ours: seen in the log, and no caller is left hanging. */
function answerFailure(log: Logger, failure: unknown, request: IncomingMessage, response: ServerResponse): void {
  log.error({ err: failure, method: request.method, target: request.url?.slice(0, 500) }, 'an exchange failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const answer = plainError(500, 'INTERNAL', 'Signalbox failed at this request; its log says why.');
  response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(answer.text) });
  response.end(answer.text);
}
