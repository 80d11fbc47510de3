import { describe, expect, test } from 'vitest';
import { detailText } from '../../../tests/fixtures/magmaRequests.ts';
import { magma } from '../magma.ts';
import type { Problem } from '../protocol.ts';

function served(path: string, ready: boolean) {
  const route = magma.routes.find((each) => each.path === path);
  if (route === undefined) throw new Error(`no route ${path}`);
  return magma.serve(route, { ready, agentId: 'me "too"', agentVersion: '0.1.0' });
}

test('/health says exactly ready, or 503 with a detail', () => {
  expect(served('/health', true)).toEqual({ status: 200, headers: [['content-type', 'application/json']], text: '{"status":"ready"}' });
  expect(served('/health', false).status).toBe(503);
  expect(detailText(served('/health', false).text)).toMatch(/not ready/);
});

test('/v1/info gives exactly the seven fields, ready or not', () => {
  for (const ready of [true, false]) {
    expect(served('/v1/info', ready).status).toBe(200);
    expect(JSON.parse(served('/v1/info', ready).text)).toEqual({
      protocol_version: '2.0',
      agent_id: 'me "too"',
      agent_version: '0.1.0',
      capabilities: { inference: true, coaching: false },
      specialized_coaching: [],
      coaching_resume: false,
      coaching_unavailable_reason: null,
    });
  }
});

describe('every problem is answered with its status and a detail', () => {
  const problems: [Problem, number, RegExp][] = [
    [{ kind: 'notFound', path: '/x' }, 404, /^Not Found$/],
    [{ kind: 'methodNotAllowed', method: 'GET', allow: ['POST'] }, 405, /^Method Not Allowed$/],
    [{ kind: 'forbidden', message: 'Host x is not listed (setting allowedHosts).' }, 403, /allowedHosts/],
    [{ kind: 'tooLarge', limitBytes: 64 * 1024 * 1024 }, 413, /67108864 bytes \(64 MiB\)/],
    [{ kind: 'unknownEncoding', encoding: 'x-lzss', read: ['gzip', 'deflate', 'br'] }, 415, /"x-lzss".*gzip, deflate, br/],
    [{ kind: 'brokenEncoding', encoding: 'gzip', message: 'incorrect header check' }, 400, /gzip.*incorrect header check/],
    [{ kind: 'notReady' }, 503, /not ready/],
    [{ kind: 'unavailable', message: 'The store is full.' }, 503, /^The store is full\.$/],
  ];
  test.each(problems)('$kind', (problem, status, detail) => {
    const answer = magma.refuse(problem);
    expect(answer.status).toBe(status);
    expect(answer.headers).toContainEqual(['content-type', 'application/json']);
    expect(detailText(answer.text)).toMatch(detail);
  });

  test('a wrong method names the right ones in Allow', () => {
    expect(magma.refuse({ kind: 'methodNotAllowed', method: 'PUT', allow: ['GET', 'HEAD'] }).headers).toContainEqual([
      'allow',
      'GET, HEAD',
    ]);
  });

  test('a body that is not UTF-8 is malformed JSON', () => {
    const answer = magma.refuse({ kind: 'notUtf8', byteOffset: 12 });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toMatchObject({ detail: [{ type: 'json_invalid', loc: ['body', 12] }] });
  });
});
