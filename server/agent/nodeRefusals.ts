import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Finding } from '../../shared/finding.ts';
import type { Refusal } from '../../shared/protocols/protocol.ts';
import type { NewEvent } from '../store/store.ts';
import type { AgentParts } from './agentParts.ts';
import type { Arrival } from './arrival.ts';
import { describeAddress, readArrival, receivedEvent } from './arrival.ts';
import type { Connections } from './connections.ts';
import { packetLength, packetOf, rawAnswer, readParserFailure } from './malformed.ts';
import type { Pipeline } from './pipeline.ts';
import { plainError } from './plainAnswers.ts';
import { wireRefusal } from '../reading/readBody.ts';
import { PACKET_CODE } from './hidePacketSecrets.ts';
import type { FloodTally } from './floodTally.ts';

/** What Node would answer by itself before any app sees it, recorded and answered by us. */
export interface NodeRefusals {
  onClientError(error: Error, socket: Socket): void;
  onConnect(request: IncomingMessage, socket: Socket): void;
  /** A listener that stands could not take a connection, such as for want of file handles; it goes on listening. */
  onServerError(error: Error): void;
}

export function createNodeRefusals(parts: AgentParts, pipeline: Pipeline, connections: Connections, tally: FloodTally): NodeRefusals {
  const { store, now, log } = parts;
  const refused = new WeakSet<Socket>();

  /** Stores a refusal, or only counts it in a flood. `body`: of the answer; null where none goes out. */
  async function record(arrival: Arrival, refusal: Refusal, { bytes: packet, begins }: Packet, body: string | null): Promise<void> {
    const share = tally.take(refusal.answer.status, packet.length);
    if (share === 'count') return;
    const whole = share === 'whole';
    const events = (): NewEvent[] => [
      receivedEvent(arrival, store, whole ? packet : null, packet.length > 0 && whole ? [packetNote(begins)] : [], null),
      {
        kind: 'refused',
        at: now(),
        exchange: arrival.id,
        status: refusal.answer.status,
        reason: refusal.reason,
        headers: body === null ? [] : refusal.answer.headers,
        body: whole && body !== null ? store.putBody(Buffer.from(body, 'utf8')) : null,
        findings: refusal.findings,
      },
    ];
    try {
      await store.append(events());
    } catch (error) {
      log.error({ err: error }, 'a malformed request could not be stored');
    }
  }

  async function refuse(socket: Socket, arrival: Arrival, refusal: Refusal, packet: Packet): Promise<void> {
    await record(arrival, refusal, packet, refusal.answer.text);
    if (socket.writable) socket.end(rawAnswer(refusal));
    // A caller that goes on sending is not waited for.
    setTimeout(() => socket.destroy(), 1_000).unref();
  }

  /** Whole requests before it still get their answers, and nothing may come between those. */
  function endBehind(socket: Socket, arrival: Arrival, refusal: Refusal, packet: Packet): void {
    connections.endAfterAnswers(socket);
    void record(arrival, { ...refusal, reason: `${refusal.reason} ${UNANSWERED}` }, packet, null);
  }

  return {
    onClientError(error, socket) {
      const refusal = readParserFailure(error);
      const left = endsEarly(error) || socket.readableEnded;
      if (left && (pipeline.reads(socket) || connections.owes(socket))) {
        // The caller closed in the middle of a request, or while it waited: it left.
        socket.destroy();
        return;
      }
      if (refusal !== null && pipeline.giveUp(socket, refusal)) return;
      if (refused.has(socket) && connections.owes(socket)) return;
      // Nothing of a request came (a reset, an idle connection at its timeout), or it was refused already.
      if (refusal === null || socket.bytesRead === 0 || refused.has(socket) || !socket.writable) {
        socket.destroy();
        return;
      }
      refused.add(socket);
      const arrival: Arrival = { ...UNREAD, id: store.newExchangeId(), at: now(), caller: callerOf(socket) };
      const bytes = packetOf(error);
      const packet = { bytes, begins: socket.bytesRead <= packetLength(error) };
      if (connections.owes(socket)) {
        endBehind(socket, arrival, refusal, packet);
      } else void refuse(socket, arrival, refusal, packet);
    },
    onServerError: (error) => log.error({ err: error }, 'a connection could not be taken'),
    onConnect(request, socket) {
      // Node takes its own listener away here: a caller who resets the connection must not end the process.
      socket.on('error', () => socket.destroy());
      const message = `CONNECT is not served here: Signalbox is no proxy.`;
      const refusal = wireRefusal(plainError(404, 'NOT_FOUND', message, 'Not Found'), 'http.connect', message);
      const arrival = readArrival(request, store.newExchangeId(), now(), null, null);
      if (connections.owes(socket)) {
        // Nobody else reads the socket now: without this, nothing would tell that its caller leaves.
        socket.on('end', () => socket.destroy()).resume();
        endBehind(socket, arrival, refusal, NO_PACKET);
      } else void refuse(socket, arrival, refusal, NO_PACKET);
    },
  };
}

const UNREAD = { method: null, path: null, headers: [], protocol: null, route: null };

const UNANSWERED = 'It came behind a request that waited for its answer, so it got none; the connection closed after that one.';

/** Bytes in which the parser gave up. */
interface Packet {
  readonly bytes: Uint8Array;
  /** Whether the connection began with them. */
  readonly begins: boolean;
}

const NO_PACKET: Packet = { bytes: new Uint8Array(), begins: true };

function packetNote(begins: boolean): Finding {
  const message = `What is kept as the body is the whole packet in which reading stopped, as it came${begins ? '' : '; others had come before it'}.`;
  return { code: PACKET_CODE, level: 'note', message, text: 'wire', pointer: null, offset: begins ? 0 : null };
}

function endsEarly(error: Error): boolean {
  return 'code' in error && error.code === 'HPE_INVALID_EOF_STATE';
}

function callerOf(socket: Socket): Arrival['caller'] {
  return { address: describeAddress(socket.remoteAddress, socket.remotePort), userAgent: null };
}
