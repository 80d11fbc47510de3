import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Which connections owe answers: one may carry several requests, one behind another. */
export interface Connections {
  /** Counts an answer as owed until its response closes. */
  owe(socket: Socket, response: ServerResponse): void;
  owes(socket: Socket): boolean;
  /** Closes a connection once nothing is owed on it. */
  endAfterAnswers(socket: Socket): void;
}

export function createConnections(): Connections {
  const owed = new WeakMap<Socket, { answers: number; ending: boolean }>();
  return {
    owe(socket, response) {
      const entry = owed.get(socket) ?? { answers: 0, ending: false };
      entry.answers += 1;
      owed.set(socket, entry);
      response.once('close', () => {
        entry.answers -= 1;
        if (entry.ending && entry.answers === 0) socket.destroySoon();
      });
    },
    owes: (socket) => (owed.get(socket)?.answers ?? 0) > 0,
    endAfterAnswers(socket) {
      const entry = owed.get(socket);
      if (entry === undefined || entry.answers === 0) socket.destroySoon();
      else entry.ending = true;
    },
  };
}
