import type { Exchange } from '../../shared/exchange.ts';

/** A caller's program and version from its User-Agent, such as `python-requests 2.34`; its address where it names none. */
export function describeCaller(caller: Exchange['caller']): string {
  const first = /^([^\s/()]+)(?:\/([\w.-]+))?/.exec(caller.userAgent ?? '');
  if (!first?.[1]) return caller.address;
  return first[2] === undefined ? first[1] : `${first[1]} ${first[2]}`;
}
