import type { JsonDocument, JsonProblem } from '../json/document.ts';
import { cell } from '../json/cell.ts';
import { clip } from './clip.ts';
import type { Fault } from './faultList.ts';

/** An echoed value is cut at this many UTF-16 units, and embedded as JSON only below this many brackets. */
const ECHO_UNITS = 500;
const ECHO_BRACKETS = 60;

/** The body that FastAPI gives for schema violations: `{"detail": [{type, loc, msg, input, ctx?}]}`. */
export function writeDetail(document: JsonDocument, faults: readonly Fault[]): string {
  const entries = faults.map(({ type, loc, msg, ctx, node }) => {
    const head = `{"type":${JSON.stringify(type)},"loc":${JSON.stringify(['body', ...loc.slice(0, 1_000).map(clipStep)])},"msg":${JSON.stringify(msg)}`;
    return `${head},"input":${echo(document, node)}${ctx === null ? '' : `,"ctx":${JSON.stringify(ctx)}`}}`;
  });
  return `{"detail":[${entries.join(',')}]}`;
}

function clipStep(step: string | number): string | number {
  return typeof step === 'string' ? clip(step, ECHO_UNITS) : step;
}

/** The body that FastAPI gives for a text that is not JSON. */
export function writeJsonInvalid(problem: JsonProblem): string {
  return JSON.stringify({
    detail: [{ type: 'json_invalid', loc: ['body', problem.offset], msg: 'JSON decode error', input: {}, ctx: { error: problem.message } }],
  });
}

/** The offending value as JSON text: itself where it is short and shallow, else a string of its beginning. */
function echo(document: JsonDocument, node: number): string {
  const start = cell(document.starts, node);
  const end = cell(document.ends, node);
  const slice = document.text.slice(start, Math.min(end, start + ECHO_UNITS));
  const whole = end - start <= ECHO_UNITS && slice.split(/[[{]/, ECHO_BRACKETS + 1).length <= ECHO_BRACKETS;
  return whole ? slice : JSON.stringify(`${slice}…`);
}
