import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PracticeRequest } from '../../shared/practice.ts';
import type { Protocol } from '../../shared/protocols/protocol.ts';
import type { Client, Reply } from './client.ts';
import { benchManner, genManner } from './manner.ts';
import type { Tally } from './play.ts';
import { follow } from './play.ts';
import { createRandom } from './random.ts';
import { writeRequest } from './requestText.ts';

/** What a run counts as it goes. */
export interface Progress extends Tally {
  /** A request with so many inputs has been answered. */
  asked(inputs: number): void;
}

/** Plays until the run is over or something ends it; gives the reason, for people. */
export async function runPractice(
  request: PracticeRequest,
  client: Client,
  protocol: Protocol,
  progress: Progress,
  signal: AbortSignal,
): Promise<string> {
  // As consumers do at their start: once, without waiting, without a second try.
  for (const path of ['/health', '/v1/info']) {
    const reply = await client.get(path);
    if (!reply.ok || reply.status !== 200) return describeRefusal(path, reply);
  }
  const random = createRandom(request.seed);
  const manner = (request.kind === 'bench' ? benchManner : genManner)(request, random, progress);
  for (let plays = manner.next(); plays.length > 0; plays = manner.next()) {
    const text = writeRequest(randomUUID(), plays, manner.wanted);
    const reply = await client.post('/v1/responses', text);
    if (!reply.ok || reply.status !== 200) return describeRefusal('/v1/responses', reply);
    const answer = readAnswer(protocol, text, reply.text);
    if (!answer.ok) return answer.reason;
    progress.asked(plays.length);
    const led = plays.map((play, place) => answer.situations[place]?.candidates.map((one) => follow(play, one, random, progress)) ?? []);
    manner.take(plays, led);
    await pause(request.paceMs, undefined, { signal });
  }
  return manner.over;
}

type Answer = { readonly ok: true; readonly situations: ReturnType<Protocol['view']> } | { readonly ok: false; readonly reason: string };

/** Reads an answer as strictly as the contract's consumers. */
function readAnswer(protocol: Protocol, requestText: string, text: string): Answer {
  const reading = protocol.read(requestText, { perSituation: Infinity, perRequest: Infinity });
  if (!reading.ok) throw new Error(`the practice world wrote a request outside the contract: ${reading.refusal.reason}`);
  const fault = protocol.check(reading.request, text).find((finding) => finding.level === 'error');
  if (fault) {
    const place = fault.pointer === null ? '' : ` at ${fault.pointer === '' ? 'the root' : fault.pointer}`;
    return { ok: false, reason: `The agent’s answer breaks the contract${place}: ${fault.message}` };
  }
  return { ok: true, situations: protocol.view(reading.request, text) };
}

function describeRefusal(path: string, reply: Reply): string {
  if (!reply.ok) return reply.reason;
  return `The agent answered ${path} with ${reply.status}: ${reply.text.trim().slice(0, 200)}`;
}
