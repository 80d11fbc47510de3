import type { ResponderName } from '../../shared/responders.ts';
import { createByteBudget } from '../reading/byteBudget.ts';
import { createRequestReader, SHORT_BYTES } from '../reading/requestReader.ts';
import { createThreads } from '../reading/threads.ts';
import { createHuman } from '../responders/human.ts';
import type { Responder } from '../responders/responder.ts';
import { createSample } from '../responders/sample.ts';
import type { AgentParts } from './agentParts.ts';
import { createAnswering } from './answering.ts';
import { createAnsweringRaw } from './answeringRaw.ts';
import { createConnections } from './connections.ts';
import { createDesk } from './createDesk.ts';
import type { Desk } from './desk.ts';
import { createExtraListeners } from './extraListeners.ts';
import { createFloodTally } from './floodTally.ts';
import { endLive, endWaiting } from './endWaiting.ts';
import { createHolding } from './holding.ts';
import type { Listener, ListenerLimits } from './listener.ts';
import { LISTENER_LIMITS, listenOn, listenOnLoopback } from './listener.ts';
import { createLiveExchanges } from './liveExchanges.ts';
import { createNodeRefusals } from './nodeRefusals.ts';
import { createPipeline } from './pipeline.ts';
import { createPolicy } from './policy.ts';
import { createRecorder } from './recorder.ts';
import { createReleasing } from './releasing.ts';
import { createReleasingRest } from './releasingRest.ts';
import { createAgentRoutes } from './routers.ts';
import { createSender } from './send.ts';

/** The agent port and the desk for what waits behind it. */
export interface AgentPort {
  readonly desk: Desk;
  /** Where it listens, loopback first; empty while it does not listen there. */
  urls(): readonly string[];
  /** Null while it does not listen. */
  port(): number | null;
  /** Opens it, here or elsewhere (0 = any free); the old one closes once the new one stands. Rejects with PortProblem. */
  listen(port: number): Promise<void>;
  /** Listens on these addresses besides loopback, and on no others. Rejects with PortProblem and then changes nothing. */
  listenAlsoOn(addresses: readonly string[]): Promise<void>;
  /** Answers everything that waits with its contract's error and closes. */
  stop(): Promise<void>;
}

const STOP_GRACE_MS = 1_000;
/** Callers that wait on a port that was left get their answers there. */
const LATE_ANSWERS_MS = 3_600_000;

/** Reading a body takes several times its length. */
const BYTES_AT_ONCE = 96 * 1024 * 1024;

export function createAgentPort(parts: AgentParts, limits: ListenerLimits = LISTENER_LIMITS): AgentPort {
  const { settings, log } = parts;
  const budget = createByteBudget(limits.bytesAtOnce ?? BYTES_AT_ONCE);
  const reader = createRequestReader(parts, createThreads(parts.dataFolder), budget);
  const bounds = { budget, freeBytes: SHORT_BYTES, excusedMs: limits.requestTimeoutMs };
  const lives = createLiveExchanges(parts);
  const sender = createSender(parts, lives);
  const releasing = createReleasing(parts, lives);
  const rest = createReleasingRest(
    releasing,
    createSample(() => ({ mode: settings().sampleMode, delayMs: 0 })),
  );
  const desk = createDesk(parts, lives, { releasing, rest, raw: createAnsweringRaw(parts, lives, sender), reader });
  const human = createHuman(createHolding(parts, lives, createPolicy(settings, rest, log)));
  const sample = createSample(() => ({ mode: settings().sampleMode, delayMs: settings().sampleDelayMs }));
  const responders: Readonly<Record<ResponderName, Responder>> = { human, sample };
  let ending = false;
  const answering = createAnswering(
    parts,
    lives,
    sender,
    () => responders[settings().responder],
    (live) => (ending ? endLive(parts, lives, sender, live) : null),
  );

  const tally = createFloodTally(parts);
  const recorder = createRecorder(parts, lives, tally);
  const connections = createConnections();
  const pipeline = createPipeline(parts, recorder, answering, connections, reader, bounds, () => ending);
  const app = createAgentRoutes(parts.protocols, pipeline, log);
  const refusals = createNodeRefusals(parts, pipeline, connections, tally);
  const extras = createExtraListeners((address, port) => listenOn(address, port, app, refusals, limits), LATE_ANSWERS_MS);
  let listener: Listener | null = null;
  /** Left for another port, but not by the callers who still wait on them. */
  const left = new Set<Listener>();

  return {
    desk,
    urls: () => (listener === null ? [] : [...listener.urls, ...extras.urls()]),
    port: () => listener?.port ?? null,
    async listen(port) {
      if (listener !== null && port === listener.port) return;
      const next = await listenOnLoopback(port, app, refusals, limits);
      const previous = listener;
      listener = next;
      if (previous === null) return;
      left.add(previous);
      void previous.close(LATE_ANSWERS_MS).then(() => left.delete(previous));
    },
    listenAlsoOn: (addresses) => extras.change(addresses),
    async stop() {
      ending = true;
      const open = listener === null ? left : [...left, listener];
      const closing = Promise.all([...[...open].map((each) => each.close(STOP_GRACE_MS)), extras.close(STOP_GRACE_MS)]);
      listener = null;
      await endWaiting(parts, lives, sender);
      await tally.flush();
      // What a thread is still at fails now; its callers are told while their connections stand, and the store too.
      await Promise.all([closing, reader.close()]);
      await pipeline.settled();
      await Promise.all([...lives.all()].map((live) => live.ended));
    },
  };
}
