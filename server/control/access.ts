/** Why a request may not come in. */
export interface AccessProblem {
  readonly code: 'host_refused' | 'site_refused' | 'origin_refused';
  readonly message: string;
}

/**
 * Who may speak to the control port at all, static files included: exactly one Host that names this
 * port on loopback (so that no foreign name can be bound to it), and no page but our own.
 * `rawHeaders` are Node's: names and values in turn, repeated ones included.
 */
export function findAccessProblem(rawHeaders: readonly string[], port: number): AccessProblem | null {
  const hosts = valuesOf(rawHeaders, 'host');
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  const host = hosts[0];
  if (host === undefined || hosts.length !== 1 || !own.includes(host)) {
    return { code: 'host_refused', message: `Expected one Host header, ${own.join(' or ')}; ${tell(hosts)} came.` };
  }
  const sites = valuesOf(rawHeaders, 'sec-fetch-site');
  if (!sites.every((site) => site === 'none' || site === 'same-origin')) {
    return { code: 'site_refused', message: `Other pages may not call this port: Sec-Fetch-Site ${tell(sites)} came.` };
  }
  const origins = valuesOf(rawHeaders, 'origin');
  if (!origins.every((origin) => origin === `http://${host}`)) {
    return { code: 'origin_refused', message: `Other pages may not call this port: Origin ${tell(origins)} came.` };
  }
  return null;
}

function valuesOf(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}

function tell(values: readonly string[]): string {
  return values.length === 0 ? 'none' : values.map((value) => JSON.stringify(value.slice(0, 100))).join(', ');
}
