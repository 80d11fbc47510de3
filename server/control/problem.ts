import type { Response } from 'express';
import type { ApiError } from '../../shared/api.ts';
import type { DeskProblem } from '../agent/desk.ts';
import type { RuntimeProblem } from '../runtime.ts';

/** What the control port itself objects to. */
interface DoorProblem {
  readonly code:
    | 'host_refused'
    | 'site_refused'
    | 'origin_refused'
    | 'unauthorized'
    | 'not_found'
    | 'method_not_allowed'
    | 'not_json'
    | 'json_invalid'
    | 'too_large'
    | 'bad_request'
    | 'undecodable'
    | 'internal'
    | 'unavailable';
  readonly message: string;
  readonly pointer?: string;
}

/** Every no of the control API. */
export type ControlProblem = (DoorProblem | DeskProblem | RuntimeProblem) & {
  /** With code `stale`: the revision that stands. */
  readonly revision?: number;
};

const statuses: Readonly<Record<ControlProblem['code'], number>> = {
  host_refused: 403,
  site_refused: 403,
  origin_refused: 403,
  unauthorized: 401,
  not_found: 404,
  method_not_allowed: 405,
  not_json: 415,
  json_invalid: 400,
  too_large: 413,
  bad_request: 400,
  undecodable: 422,
  internal: 500,
  unavailable: 503,
  unknown: 404,
  gone: 409,
  stale: 409,
  findings: 422,
  committed: 409,
  store: 507,
  invalid: 400,
  busy: 409,
  port: 409,
};

/** The status and body of a problem. The pointer of refused answers is that of the first error. */
export function describeProblem(problem: ControlProblem): { status: number; body: ApiError } {
  const findings = 'findings' in problem ? problem.findings : undefined;
  const error = findings?.find((finding) => finding.level === 'error');
  const pointer = 'pointer' in problem ? problem.pointer : (error?.pointer ?? undefined);
  return {
    status: statuses[problem.code],
    body: {
      error: { code: problem.code, message: problem.message, ...(pointer === undefined ? {} : { pointer }) },
      ...(findings === undefined ? {} : { findings }),
      ...(problem.revision === undefined ? {} : { revision: problem.revision }),
    },
  };
}

/** Answers with a problem's status and body. */
export function sendProblem(response: Response, problem: ControlProblem): void {
  const { status, body } = describeProblem(problem);
  if (problem.code === 'unauthorized') response.setHeader('WWW-Authenticate', 'Bearer');
  response.status(status).json(body);
}
