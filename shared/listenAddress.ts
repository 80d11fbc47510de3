/** An address and port that the agent port may listen on besides loopback. */
export interface ListenAddress {
  /** IPv4 or IPv6, without brackets; `0.0.0.0` and `::` stand for every address of the machine. */
  readonly address: string;
  readonly port: number;
  /** The address as a Host header and a URL name it: IPv6 in brackets. */
  readonly host: string;
}

const IPV4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;
const IPV6 = /^(?=.*:.*:)[0-9a-f:]+(?:\d{1,3}(?:\.\d{1,3}){3})?$/i;

/** Reads `192.168.1.5:8888` or `[::]:8888`; null where it is neither. Names are not looked up. */
export function readListenAddress(text: string): ListenAddress | null {
  const match = /^(?:\[([^\]]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(text);
  const port = Number(match?.[3] ?? 0);
  if (match === null || port < 1 || port > 65_535) return null;
  const [, v6, v4] = match;
  if (v6 !== undefined) return IPV6.test(v6) ? { address: v6, port, host: `[${v6.toLowerCase()}]` } : null;
  if (v4 === undefined || !IPV4.test(v4) || v4.split('.').some((part) => Number(part) > 255)) return null;
  return { address: v4, port, host: v4 };
}
