import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Finding } from '../../shared/finding.ts';
import type { Refusal } from '../../shared/protocols/protocol.ts';
import type { NewEvent } from '../store/store.ts';
import type { AgentParts } from './agentParts.ts';
import type { Arrival } from './arrival.ts';
import { describeAddress, readArrival, receivedEvent } from './arrival.ts';
import type { LiveExchanges } from './liveExchanges.ts';
import { packetOf, rawAnswer, readParserFailure } from './malformed.ts';
import type { Pipeline } from './pipeline.ts';
import { plainError } from './plainAnswers.ts';
import { wireRefusal } from './readBody.ts';
import type { FloodTally } from './floodTally.ts';

/** What Node would answer by itself before any app sees it, recorded and answered by us. */
export interface NodeRefusals {
  onClientError(error: Error, socket: Socket): void;
  onConnect(request: IncomingMessage, socket: Socket): void;
}

export function createNodeRefusals(parts: AgentParts, pipeline: Pipeline, lives: LiveExchanges, tally: FloodTally): NodeRefusals {
  const { store, now, log } = parts;
  const answered = new WeakSet<Socket>();

  async function refuse(socket: Socket, arrival: Arrival, refusal: Refusal, packet: Uint8Array): Promise<void> {
    const share = tally.take(refusal.answer.status);
    if (share !== 'count') {
      const bytes = Buffer.from(refusal.answer.text, 'utf8');
      const whole = share === 'whole';
      const events = (): NewEvent[] => [
        receivedEvent(arrival, store, whole ? packet : null, packet.length > 0 && whole ? [PACKET_NOTE] : [], null),
        {
          kind: 'refused',
          at: now(),
          exchange: arrival.id,
          status: refusal.answer.status,
          reason: refusal.reason,
          headers: refusal.answer.headers,
          body: whole ? store.putBody(bytes) : null,
          findings: refusal.findings,
        },
      ];
      try {
        await store.append(events());
      } catch (error) {
        log.error({ err: error }, 'a malformed request could not be stored');
      }
    }
    if (socket.writable) socket.end(rawAnswer(refusal));
    // A caller that goes on sending is not waited for.
    setTimeout(() => socket.destroy(), 1_000).unref();
  }

  return {
    onClientError(error, socket) {
      const refusal = readParserFailure(error);
      if (endsEarly(error) && pipeline.reads(socket)) {
        // The caller closed in the middle of its body: it left.
        socket.destroy();
        return;
      }
      if (refusal !== null && pipeline.giveUp(socket, refusal)) return;
      // Nothing of a request came (a reset, an idle connection at its timeout), or it was refused already.
      if (refusal === null || socket.bytesRead === 0 || answered.has(socket) || !socket.writable) {
        socket.destroy();
        return;
      }
      if (waitsForAnswer(socket, lives)) {
        // The bytes after a waiting request are no HTTP: its connection can't be trusted any more.
        log.warn({ err: error }, 'a connection with a waiting request sent what is no HTTP');
        socket.destroy();
        return;
      }
      answered.add(socket);
      const arrival: Arrival = { ...UNREAD, id: store.newExchangeId(), at: now(), caller: callerOf(socket) };
      void refuse(socket, arrival, refusal, packetOf(error));
    },
    onConnect(request, socket) {
      const message = `CONNECT is not served here: Signalbox is no proxy.`;
      const refusal = wireRefusal(plainError(404, 'NOT_FOUND', message, 'Not Found'), 'http.connect', message);
      void refuse(socket, readArrival(request, store.newExchangeId(), now(), null, null), refusal, new Uint8Array());
    },
  };
}

const UNREAD = { method: null, path: null, headers: [], protocol: null, route: null };

const PACKET_NOTE: Finding = {
  code: 'http.packet',
  level: 'note',
  message: 'What is kept as the body is the whole packet in which reading stopped, as it came.',
  text: 'wire',
  pointer: null,
  offset: null,
};

function endsEarly(error: Error): boolean {
  return 'code' in error && error.code === 'HPE_INVALID_EOF_STATE';
}

function callerOf(socket: Socket): Arrival['caller'] {
  return { address: describeAddress(socket.remoteAddress, socket.remotePort), userAgent: null };
}

function waitsForAnswer(socket: Socket, lives: LiveExchanges): boolean {
  const address = describeAddress(socket.remoteAddress, socket.remotePort);
  for (const live of lives.all()) if (live.arrival.caller.address === address) return true;
  return false;
}
