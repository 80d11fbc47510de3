import type { ServerResponse } from 'node:http';
import type { HeaderPairs } from '../../shared/exchange.ts';

/** The way back to one caller. */
export interface Wire {
  /** Whether the caller left before it had the whole answer. */
  gone(): boolean;
  /** Tells once if the caller leaves before it has the whole answer; at once where it has left. */
  onGone(listener: () => void): void;
  /** Sends the status line and headers; a body of unknown length follows. */
  begin(status: number, headers: HeaderPairs): void;
  /** Sends one space of a begun body. */
  space(): void;
  /** Sends a whole answer, or the whole text of a begun one. */
  deliver(status: number, headers: HeaderPairs, bytes: Uint8Array): void;
  /** Cuts the connection without another byte. */
  cut(): void;
}

export function createWire(response: ServerResponse): Wire {
  let left = false;
  let cutByUs = false;
  let sent = false;
  let listener: (() => void) | null = null;
  const { socket } = response.req;
  // A response that waits behind another on its connection has no socket yet and would not tell that it closed.
  response.once('close', onClose);
  socket.once('close', onClose);

  function onClose(): void {
    response.off('close', onClose);
    socket.off('close', onClose);
    if (sent || cutByUs) return;
    left = true;
    listener?.();
  }

  return {
    gone: () => left,
    onGone(tell) {
      listener = tell;
      if (left) tell();
    },
    begin(status, headers) {
      response.writeHead(status, flat(headers));
      response.flushHeaders();
    },
    space() {
      response.write(' ');
    },
    deliver(status, headers, bytes) {
      if (!response.headersSent) response.writeHead(status, flat(headers));
      // `writableFinished` is true even where the socket was destroyed with bytes unsent; so are a write's good tidings.
      if (bytes.length > 0) {
        response.write(bytes, (error) => {
          sent = !error && !socket.destroyed;
        });
      } else sent = true;
      response.end();
    },
    cut() {
      cutByUs = true;
      socket.destroy();
    },
  };
}

function flat(headers: HeaderPairs): string[] {
  const list: string[] = [];
  for (const [name, value] of headers) list.push(name, value);
  return list;
}
