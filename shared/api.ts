import { z } from 'zod';
import type { Exchange, ExchangeEvent, HeaderPairs } from './exchange.ts';
import type { Finding } from './finding.ts';
import type { Draft, Hold } from './hold.ts';
import type { InteractionBrief, LineageState, MemoryStep, TreePage } from './interaction.ts';
import { readInteractionCursor } from './interactionCursor.ts';
import type { Link, Settlement } from './link.ts';
import { mostCandidates } from './lineage/mostCandidates.ts';
import type { PracticeState } from './practice.ts';
import { PracticeRequest } from './practice.ts';
import { ResponderName, SampleOptions } from './responders.ts';
import type { Settings } from './settings.ts';
import { SettingsChange } from './settings.ts';
import type { Status } from './status.ts';

/**
 * The control API, once: server and renderer both infer their types from this map.
 * Every request carries `Authorization: Bearer <token>`; an error is an `ApiError`.
 */
export interface Endpoint<Input, Output> {
  readonly method: 'GET' | 'PUT' | 'POST';
  /** Express notation: `:id` is a path parameter. */
  readonly path: string;
  /** What it does, in a line, for `GET /api`. */
  readonly does: string;
  /** Query of a GET, JSON body of the others. */
  readonly input: z.ZodType<Input>;
  /** `bytes`: the body itself; `events`: server-sent events. */
  readonly gives: 'json' | 'bytes' | 'events';
  /** Only carries the output's type. */
  readonly output?: Output;
}

/** Every no of the control API. */
export interface ApiError {
  readonly error: { readonly code: string; readonly message: string; readonly pointer?: string };
  /** With code `findings`: what stands against the answer. */
  readonly findings?: readonly Finding[];
  /** With code `stale`: the draft's revision that stands. */
  readonly revision?: number;
}

function endpoint<Input, Output>(
  method: Endpoint<Input, Output>['method'],
  path: string,
  does: string,
  input: z.ZodType<Input>,
  gives: 'json' | 'bytes' | 'events' = 'json',
): Endpoint<Input, Output> {
  return { method, path, does, input, gives };
}

const Nothing = z.strictObject({});
/** Of a query: a whole number. */
const whole = (most = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'Expected a whole number')
    .transform(Number)
    .pipe(z.int().max(most));
/** Of a query: how much a page may hold at most. A page of nothing would lead nowhere, so at least 1. */
const pageLimit = (most: number) => whole(most).pipe(z.int().min(1));
/** Of a query: where a page of interactions ended. */
const Cursor = z
  .string()
  .max(60)
  .refine((text) => readInteractionCursor(text) !== null, 'Expected `lastAt` and `id` of an interaction with a blank between');
const Candidates = z.array(z.string()).max(10_000);

/** One exchange for a person to read. Secret headers are hidden, bodies are read apart. */
export interface ExchangeDetail {
  readonly exchange: Exchange;
  readonly events: readonly ExchangeEvent[];
  readonly findings: readonly Finding[];
  readonly requestHeaders: HeaderPairs;
  readonly responseHeaders: HeaderPairs;
  /** Names of headers whose values are hidden. */
  readonly redacted: readonly string[];
  /** What people and responders decided so far, one list of JSON texts a situation; null where it is in the answer. */
  readonly decided: readonly (readonly string[] | null)[];
  /** Drafts by situation; null where there is none. */
  readonly drafts: readonly (Draft | null)[];
}

/** Every endpoint by its name. */
export const api = {
  status: endpoint<object, Status>('GET', '/api/status', 'How the host stands.', Nothing),
  setReady: endpoint<{ ready: boolean }, Status>(
    'PUT',
    '/api/ready',
    'Says ready or not ready on /health; a restart leaves it so.',
    z.strictObject({ ready: z.boolean() }),
  ),
  settings: endpoint<object, Settings>('GET', '/api/settings', 'All settings.', Nothing),
  changeSettings: endpoint<z.infer<typeof SettingsChange>, Settings>(
    'PUT',
    '/api/settings',
    'Changes what is named; the rest stays.',
    SettingsChange,
  ),
  setResponder: endpoint<{ protocol?: string | undefined; responder: ResponderName; options?: SampleOptions | undefined }, Status>(
    'PUT',
    '/api/responder',
    'Chooses who answers from now on; `options` are those of sample.',
    z.strictObject({
      protocol: z.string().optional(),
      responder: ResponderName,
      options: SampleOptions.optional(),
    }),
  ),
  listen: endpoint<{ port: number }, Status>(
    'POST',
    '/api/listen',
    'Opens the agent port again, here or on another port.',
    z.strictObject({ port: z.int().min(0).max(65_535) }),
  ),
  exchanges: endpoint<
    { filter?: string | undefined; before?: number | undefined; limit?: number | undefined },
    { exchanges: Exchange[]; more: boolean }
  >(
    'GET',
    '/api/exchanges',
    'Exchanges, newest first; `before` an id, `filter` a plain substring.',
    z.strictObject({ filter: z.string().max(1_000).optional(), before: whole().optional(), limit: pageLimit(1_000).optional() }),
  ),
  exchange: endpoint<object, ExchangeDetail>('GET', '/api/exchanges/:id', 'One exchange with its events, findings and headers.', Nothing),
  request: endpoint<{ decoded?: '1' | undefined }, Uint8Array>(
    'GET',
    '/api/exchanges/:id/request',
    'The request’s wire bytes; with ?decoded=1 inflated.',
    z.strictObject({ decoded: z.enum(['1']).optional() }),
    'bytes',
  ),
  response: endpoint<object, Uint8Array>(
    'GET',
    '/api/exchanges/:id/response',
    'The answer’s bytes, without keep-alive white space.',
    Nothing,
    'bytes',
  ),
  answer: endpoint<
    { status: number; headers?: [string, string][] | undefined; text: string; force?: boolean | undefined },
    { exchange: Exchange; findings: Finding[] }
  >(
    'POST',
    '/api/exchanges/:id/answer',
    'Answers a waiting exchange whole, to the byte; refused with findings unless force.',
    z.strictObject({
      status: z.int().min(200).max(599),
      headers: z
        .array(z.tuple([z.string(), z.string()]))
        .max(100)
        .optional(),
      text: z.string(),
      force: z.boolean().optional(),
    }),
  ),
  drop: endpoint<object, { exchange: Exchange }>('POST', '/api/exchanges/:id/drop', 'Cuts the connection of a waiting exchange.', Nothing),
  releaseRest: endpoint<
    { with: 'sample' | 'error' | 'same'; candidates?: string[] | undefined; situation?: string | undefined; spare?: string[] | undefined },
    { exchange: Exchange }
  >(
    'POST',
    '/api/exchanges/:id/rest',
    'Releases every situation still held, but for those that `spare` names: with sample, an error candidate, or the same decision as `candidates`.',
    z.strictObject({
      with: z.enum(['sample', 'error', 'same']),
      candidates: Candidates.optional(),
      situation: z.string().optional(),
      spare: z.array(z.string().max(40)).max(100_000).optional(),
    }),
  ),
  holds: endpoint<object, { holds: Hold[] }>('GET', '/api/holds', 'Situations waiting for a person, oldest first.', Nothing),
  blanks: endpoint<object, { candidates: string[] }>(
    'GET',
    '/api/holds/:situation/blanks',
    'Valid candidates that say nothing, memory as it came: to write an answer from.',
    Nothing,
  ),
  saveDraft: endpoint<{ revision: number; candidates: string[] }, { draft: Draft }>(
    'PUT',
    '/api/holds/:situation/draft',
    'Saves a draft; `revision` is the one it builds on, else 409 with the newer draft’s revision.',
    z.strictObject({ revision: z.int().min(0), candidates: Candidates }),
  ),
  checkDraft: endpoint<{ candidates: string[] }, { findings: Finding[] }>(
    'POST',
    '/api/holds/:situation/check',
    'Findings against candidates, without releasing them.',
    z.strictObject({ candidates: Candidates }),
  ),
  release: endpoint<{ candidates: string[] }, { exchange: Exchange; findings: Finding[] }>(
    'POST',
    '/api/holds/:situation/release',
    'Decides a situation; the answer goes out when the last of its exchange is decided.',
    z.strictObject({ candidates: Candidates }),
  ),
  reopen: endpoint<object, { exchange: Exchange }>(
    'POST',
    '/api/holds/:situation/reopen',
    'Takes a release back, as long as the answer has not gone out.',
    Nothing,
  ),
  dismiss: endpoint<object, { exchange: Exchange }>(
    'POST',
    '/api/holds/:situation/dismiss',
    'Takes a situation whose caller left out of the queue; its draft stays.',
    Nothing,
  ),
  interactions: endpoint<
    { filter?: string | undefined; before?: string | undefined; limit?: number | undefined },
    { interactions: InteractionBrief[]; more: boolean; state: LineageState }
  >(
    'GET',
    '/api/interactions',
    'Interactions, last active first; `before` is `lastAt` and `id` of the last one seen with a blank between, `filter` a plain substring of what was asked first.',
    z.strictObject({ filter: z.string().max(1_000).optional(), before: Cursor.optional(), limit: pageLimit(1_000).optional() }),
  ),
  tree: endpoint<{ since?: number | undefined; limit?: number | undefined }, TreePage>(
    'GET',
    '/api/interactions/:id/nodes',
    'An interaction’s situations and candidates; with `since` only what changed after that revision.',
    z.strictObject({ since: whole().optional(), limit: pageLimit(20_000).optional() }),
  ),
  link: endpoint<object, { link: Link; interaction: string }>(
    'GET',
    '/api/situations/:id/link',
    'Where a situation hangs, with the evidence and the other possible parents.',
    Nothing,
  ),
  settleLink: endpoint<{ settlement: Settlement | null }, { link: Link; interaction: string }>(
    'PUT',
    '/api/situations/:id/link',
    'Settles a link by hand; null takes that back.',
    z.strictObject({
      settlement: z
        .discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('root') }),
          z.strictObject({
            kind: z.literal('next'),
            parent: z.strictObject({
              situation: z.string().max(40),
              candidate: z
                .int()
                .min(0)
                .max(mostCandidates - 1),
            }),
          }),
          z.strictObject({ kind: z.literal('alternative'), of: z.string().max(40) }),
        ])
        .nullable(),
    }),
  ),
  memoryPath: endpoint<{ candidate?: number | undefined; pointer?: string | undefined }, { steps: MemoryStep[] }>(
    'GET',
    '/api/situations/:id/memory',
    'Memory along the path to this situation (or its candidate), a step a line; with `pointer` the value there and where it changed.',
    z.strictObject({ candidate: whole(mostCandidates - 1).optional(), pointer: z.string().max(10_000).optional() }),
  ),
  events: endpoint<{ after?: number | undefined }, never>(
    'GET',
    '/api/events',
    'Events after `after`, then live (without it: from now on); Last-Event-ID resumes. Also `status`, `lineage` and `reset` events.',
    z.strictObject({ after: whole().optional() }),
    'events',
  ),
  startPractice: endpoint<PracticeRequest, PracticeState>(
    'POST',
    '/api/practice',
    'Runs the practice world against the agent port.',
    PracticeRequest,
  ),
  stopPractice: endpoint<object, PracticeState>('POST', '/api/practice/stop', 'Stops the practice world.', Nothing),
} as const;

export type Api = typeof api;
export type EndpointName = keyof Api;
/** What an endpoint takes, as its schema gives it. */
export type InputOf<Name extends EndpointName> = Api[Name] extends Endpoint<infer Input, unknown> ? Input : never;
/** What an endpoint gives where all goes well. */
export type OutputOf<Name extends EndpointName> = NonNullable<Api[Name]['output']>;
