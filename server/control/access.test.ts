import { expect, test } from 'vitest';
import { findAccessProblem } from './access.ts';

const own = ['Host', '127.0.0.1:4100'];

test('our own page and plain clients come in', () => {
  expect(findAccessProblem(own, 4100)).toBeNull();
  expect(findAccessProblem(['host', 'localhost:4100'], 4100)).toBeNull();
  expect(findAccessProblem([...own, 'Sec-Fetch-Site', 'none'], 4100)).toBeNull();
  expect(findAccessProblem([...own, 'Sec-Fetch-Site', 'same-origin', 'Origin', 'http://127.0.0.1:4100'], 4100)).toBeNull();
});

test.each([
  ['none', []],
  ['another name', ['Host', 'evil.example:4100']],
  ['another port', ['Host', '127.0.0.1:4101']],
  ['no port', ['Host', '127.0.0.1']],
  ['another spelling of loopback', ['Host', '127.1:4100']],
  ['two, both own', [...own, 'Host', '127.0.0.1:4100']],
  ['a second, foreign one', [...own, 'host', 'evil.example']],
])('a Host that is not exactly ours is refused: %s', (_, headers) => {
  expect(findAccessProblem(headers, 4100)?.code).toBe('host_refused');
});

test.each(['cross-site', 'same-site', '', 'None'])('a request from another page is refused: Sec-Fetch-Site %j', (site) => {
  expect(findAccessProblem([...own, 'Sec-Fetch-Site', site], 4100)?.code).toBe('site_refused');
  expect(findAccessProblem([...own, 'Sec-Fetch-Site', 'none', 'sec-fetch-site', site], 4100)?.code).toBe('site_refused');
});

test.each(['null', 'http://localhost:4100', 'https://127.0.0.1:4100', 'http://127.0.0.1:4100.evil.example', 'http://127.0.0.1:8888'])(
  'an Origin that is not the Host’s own is refused: %s',
  (origin) => {
    expect(findAccessProblem([...own, 'Origin', origin], 4100)?.code).toBe('origin_refused');
  },
);
