import type { HeaderPairs } from '../../shared/exchange.ts';

/** Why a caller may not use the agent port. Source: ARCHITECTURE, "Two ports, kept apart". */
export interface AccessRefusal {
  readonly code: 'http.host' | 'http.origin' | 'http.fetch_site';
  /** Names the setting that would allow it, where one would. */
  readonly message: string;
}

export interface AccessRules {
  /** The port that the caller's connection came in on. */
  readonly port: number;
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
const HOST = /^(\[[0-9a-f:.]+\]|[^\s:[\]/@]+)(?::(\d{1,5}))?$/i;

/**
 * Judges a request by its raw target and headers: exactly one Host, loopback (with any port, so that a
 * forwarded port works) or listed; no foreign Origin; nothing a browser sends across sites. Null = welcome.
 */
export function judgeAccess(target: string, headers: HeaderPairs, rules: AccessRules): AccessRefusal | null {
  const hosts: string[] = [];
  const origins: string[] = [];
  const sites: string[] = [];
  for (const [name, value] of headers) {
    // Lengths first: most headers are none of the three, and lower-casing all of them costs.
    if (name.length === 4 && name.toLowerCase() === 'host') hosts.push(value);
    else if (name.length === 6 && name.toLowerCase() === 'origin') origins.push(value);
    else if (name.length === 14 && name.toLowerCase() === 'sec-fetch-site') sites.push(value);
  }
  return judgeHost(target, hosts, rules) ?? judgeOrigin(origins, sites, rules);
}

function judgeHost(target: string, hosts: readonly string[], rules: AccessRules): AccessRefusal | null {
  const [host] = hosts;
  if (hosts.length !== 1 || host === undefined) {
    return {
      code: 'http.host',
      message: `Expected exactly one Host header, ${hosts.length === 0 ? 'none came' : `${hosts.length} came: ${hosts.join(', ')}`}.`,
    };
  }
  const absolute = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(target);
  for (const name of absolute?.[1] === undefined ? [host] : [host, absolute[1]]) {
    if (!isAllowedHost(name, rules.allowedHosts)) {
      return {
        code: 'http.host',
        message: `The host “${name}” is neither loopback nor listed. To allow it, add it to the setting allowedHosts.`,
      };
    }
  }
  return null;
}

function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const match = HOST.exec(host);
  const name = match?.[1]?.toLowerCase();
  if (name === undefined) return false;
  if (LOOPBACK.has(name)) return true;
  return allowed.some((entry) => entry.toLowerCase() === name || entry.toLowerCase() === host.toLowerCase());
}

function judgeOrigin(origins: readonly string[], sites: readonly string[], rules: AccessRules): AccessRefusal | null {
  if (origins.length > 1) return { code: 'http.origin', message: `Expected at most one Origin header, ${origins.length} came.` };
  const [origin] = origins;
  if (origin !== undefined) {
    if (isListedOrigin(origin, rules.allowedOrigins)) return null;
    if (!isOwnOrigin(origin, rules.port)) {
      return {
        code: 'http.origin',
        message: `A page of “${origin}” may not call this port. To allow it, add it to the setting allowedOrigins.`,
      };
    }
  }
  const foreign = sites.find((site) => site !== 'none' && site !== 'same-origin');
  if (foreign === undefined) return null;
  return {
    code: 'http.fetch_site',
    message: `A browser sent this from another site (Sec-Fetch-Site: ${foreign}). To allow its page, add its origin to the setting allowedOrigins.`,
  };
}

function isListedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) => entry.toLowerCase() === origin.toLowerCase());
}

function isOwnOrigin(origin: string, port: number): boolean {
  const suffix = port === 80 ? '' : `:${port}`;
  for (const name of LOOPBACK) if (origin.toLowerCase() === `http://${name}${suffix}`) return true;
  return false;
}
