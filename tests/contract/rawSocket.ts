import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A connection on which a test writes whatever bytes it likes. */
export interface RawSocket {
  readonly socket: Socket;
  write(bytes: string | Uint8Array): void;
  /** All that came so far, as Latin-1. */
  received(): string;
  /** Waits until what came matches; rejects where the connection closes without. */
  until(pattern: RegExp): Promise<string>;
  /** Waits until the other side has closed; gives all that came. */
  closed(): Promise<string>;
  destroy(): void;
}

/** Connects to an agent or control URL; rejects where nothing listens. */
export async function openRaw(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
  let text = '';
  let over = false;
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((look) => look());
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    wake();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    over = true;
    wake();
  });
  await new Promise<void>((resolve, reject) => socket.once('connect', () => resolve()).once('error', reject));
  const wait = (done: () => boolean, impossible: () => boolean) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (!done() && !impossible()) return;
        waiting.delete(look);
        if (done()) resolve(text);
        else reject(new Error(`the connection closed after: ${text.slice(0, 500)}`));
      };
      waiting.add(look);
      look();
    });
  return {
    socket,
    write: (bytes) => void socket.write(bytes),
    received: () => text,
    until: (pattern) =>
      wait(
        () => pattern.test(text),
        () => over,
      ),
    closed: () =>
      wait(
        () => over,
        () => false,
      ),
    destroy: () => void socket.destroy(),
  };
}

/** A whole MAGMA request as it stands on the wire. */
export function postText(body: string, headers: readonly string[] = []): string {
  const lines = [
    'POST /v1/responses HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${[...lines, ...headers].join('\r\n')}\r\n\r\n${body}`;
}

/** The body of the first answer in what came. */
export function bodyOf(text: string): string {
  return text.slice(text.indexOf('\r\n\r\n') + 4);
}
