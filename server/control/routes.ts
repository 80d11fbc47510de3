import type { Request, Response } from 'express';
import { Router } from 'express';
import type { z } from 'zod';
import type { EndpointName, InputOf } from '../../shared/api.ts';
import { api } from '../../shared/api.ts';
import { describeIssue } from '../../shared/describeIssue.ts';
import { joinPointer } from '../../shared/json/pointer.ts';
import { readJsonBody } from './jsonBody.ts';
import { listEndpoints } from './listing.ts';
import { sendProblem } from './problem.ts';
import type { Handlers, Result } from './reply.ts';
import { Download, FeedStart, JsonText } from './reply.ts';

export type OpenFeed = (response: Response, start: FeedStart) => Promise<void>;

/** Registers every endpoint of shared/api.ts; anything else is answered in the same shape. */
export function createRoutes(handlers: Handlers, openFeed: OpenFeed): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const listing = listEndpoints();
  const byPath = new Map<string, Map<string, (request: Request, response: Response) => Promise<void>>>();
  byPath.set('/api', new Map([['GET', async (_, response) => void response.json(listing)]]));
  // `Object.keys` gives strings; of this constant map they are its own names.
  for (const name of Object.keys(api) as EndpointName[]) {
    const { method, path } = api[name];
    const methods = byPath.get(path) ?? new Map<string, (request: Request, response: Response) => Promise<void>>();
    byPath.set(
      path,
      methods.set(method, (request, response) => run(name, handlers, openFeed, request, response)),
    );
  }
  for (const [path, methods] of byPath) {
    router.all(path, async (request, response) => {
      const handle = methods.get(request.method);
      if (handle) return handle(request, response);
      const allow = [...methods.keys()].join(', ');
      response.setHeader('Allow', allow);
      sendProblem(response, { code: 'method_not_allowed', message: `${request.path} takes ${allow}; ${request.method} came.` });
    });
  }
  return router;
}

async function run<Name extends EndpointName>(
  name: Name,
  handlers: Handlers,
  openFeed: OpenFeed,
  request: Request,
  response: Response,
): Promise<void> {
  const raw = await readRawInput(request, response);
  if (!raw.ok) return sendProblem(response, raw.problem);
  const read = api[name].input.safeParse(raw.value);
  if (!read.success) return sendProblem(response, { code: 'invalid', ...describeInput(read.error.issues) });
  // The schema of `name` gives the input of `name`; the compiler does not follow that through the map.
  const input = read.data as InputOf<Name>;
  const result: Result<unknown> = await handlers[name](input, {
    id: pathParameter(request),
    lastEventId: request.get('last-event-id'),
  });
  if (!result.ok) return sendProblem(response, result.problem);
  if (result.value instanceof FeedStart) return openFeed(response, result.value);
  if (result.value instanceof Download) return sendDownload(response, result.value);
  if (result.value instanceof JsonText) return void response.type('json').send(result.value.text);
  response.json(result.value);
}

async function readRawInput(request: Request, response: Response): Promise<Result<unknown>> {
  return request.method === 'GET' ? { ok: true, value: { ...request.query } } : readJsonBody(request, response);
}

function pathParameter({ params }: Request): string {
  const value = Object.values(params)[0];
  return typeof value === 'string' ? value : '';
}

/** The first thing wrong, with its place as a JSON pointer; of unknown keys the first one's. */
function describeInput(issues: readonly z.core.$ZodIssue[]): { message: string; pointer: string } {
  const issue = issues[0];
  if (!issue) return { message: 'The input is not what this endpoint takes.', pointer: '' };
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  const pointer = joinPointer('', ...path.map(String));
  return { message: `${pointer === '' ? 'The input' : pointer}: ${describeIssue(issue)}.`, pointer };
}

function sendDownload(response: Response, { bytes, name }: Download): void {
  response.setHeader('Content-Type', 'application/octet-stream');
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  response.setHeader('Content-Length', bytes.byteLength);
  response.end(bytes);
}
