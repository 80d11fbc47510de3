import { readListenAddress } from '../../../shared/listenAddress.ts';

/** The entries of a text, one a line: trimmed, without empty and repeated ones. */
export function readLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

/** Why a line is no web origin; null where it is one, such as `http://localhost:3000`. */
export function checkOrigin(line: string): string | null {
  const expected = `Expected a web origin such as http://localhost:3000, got “${line}”.`;
  if (!URL.canParse(line)) return expected;
  const { origin, protocol } = new URL(line);
  return origin === line && /^https?:$/.test(protocol) ? null : expected;
}

/** Why a line is no address to listen on; null where it is one, such as `192.168.1.5:8888`. */
export function checkAddress(line: string): string | null {
  return readListenAddress(line) === null ? `Expected an address and a port such as 192.168.1.5:8888, got “${line}”.` : null;
}

/** Why a line is no host name; null where it is one, such as `host.docker.internal`. */
export function checkHost(line: string): string | null {
  const isHost = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(line) || /^\[[0-9a-f:]+\]$/i.test(line);
  return isHost ? null : `Expected a host name without a port, such as host.docker.internal, got “${line}”.`;
}
