import type { Exchange } from '../../../../shared/exchange.ts';
import type { Finding } from '../../../../shared/finding.ts';
import type { Hold } from '../../../../shared/hold.ts';
import { ApiFailure, callApi } from '../../../api/client.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { tellFailure } from '../../../ui/notices.ts';
import { drafts } from '../draft/drafts.ts';
import { holdsAfter } from './holdsAfter.ts';
import type { ReleaseHow } from './releaseMany.ts';
import { shareOut } from './releaseMany.ts';
import { tellMany, tellSent } from './tellSent.ts';

/** What a person does to a hold. Each resolves to the exchange as it then stands, or to null where it failed and a notice says why. */
export async function releaseHold(hold: Hold, candidates: readonly string[]): Promise<Exchange | null> {
  const exchange = await act('Could not release', () =>
    callApi('release', { params: { situation: hold.situation }, input: { candidates: [...candidates] } }),
  );
  if (exchange) tellSent(hold, exchange, () => void reopenHold(hold));
  return exchange;
}

export function reopenHold(hold: Hold): Promise<Exchange | null> {
  return act('Could not take the release back', () => callApi('reopen', { params: { situation: hold.situation } }));
}

export function dismissHold(hold: Hold): Promise<Exchange | null> {
  return act('Could not dismiss', () => callApi('dismiss', { params: { situation: hold.situation } }));
}

export function dropCaller(hold: Hold): Promise<Exchange | null> {
  return act('Could not drop the connection', () => callApi('drop', { params: { id: hold.exchange } }));
}

/** Ends a whole request with error candidates, as something milder than a status or a cut connection. */
export async function answerWithErrors(hold: Hold): Promise<Exchange | null> {
  const exchange = await act('Could not release the rest', () =>
    callApi('releaseRest', { params: { id: hold.exchange }, input: { with: 'error' } }),
  );
  if (exchange) tellSent(hold, exchange, null);
  return exchange;
}

/** Decides several situations at once, and no others; resolves to those that were. Where a request fails, the others are done all the same. */
export async function releaseMany(
  deciding: readonly Hold[],
  how: ReleaseHow,
  source: { readonly hold: Hold; readonly candidates: readonly string[] } | null,
): Promise<Hold[]> {
  const same = how === 'same' && source ? { candidates: [...source.candidates], situation: source.hold.situation } : {};
  const released: Hold[] = [];
  const ends: Exchange[] = [];
  for (const { hold, spare } of shareOut(deciding, queryClient.getQueryData<Hold[]>(['holds']) ?? [])) {
    const exchange = await act('Could not release the rest', () =>
      callApi('releaseRest', { params: { id: hold.exchange }, input: { with: how, ...same, spare: [...spare] } }),
    );
    if (!exchange) continue;
    ends.push(exchange);
    released.push(...deciding.filter((other) => other.exchange === hold.exchange));
  }
  const [only] = ends;
  const [first] = released;
  if (only && first && ends.length === 1 && only.outcome === 'answered') tellSent(first, only, null);
  else if (released.length > 0) tellMany(released, how, ends, () => released.forEach((hold) => void reopenHold(hold)));
  return released;
}

/** A whole raw answer: the exchange, or what stands against it. */
export async function answerWhole(
  hold: Hold,
  answer: { status: number; text: string; force: boolean; headers: [string, string][] },
): Promise<{ exchange: Exchange } | { findings: readonly Finding[] } | null> {
  let findings: readonly Finding[] = [];
  const exchange = await act('Could not answer', async () => {
    try {
      return await callApi('answer', { params: { id: hold.exchange }, input: answer });
    } catch (fault) {
      if (!(fault instanceof ApiFailure) || fault.code !== 'findings') throw fault;
      findings = fault.findings;
      return null;
    }
  });
  if (exchange) {
    tellSent(hold, exchange, null);
    return { exchange };
  }
  return findings.length > 0 ? { findings } : null;
}

async function act(failure: string, call: () => Promise<{ exchange: Exchange } | null>): Promise<Exchange | null> {
  try {
    // What was typed is stored first: once the answer is out, no draft is taken any more.
    await drafts.flushAll();
    const answer = await call();
    if (!answer) return null;
    queryClient.setQueryData<Hold[]>(['holds'], (holds) => (holds ? holdsAfter(holds, answer.exchange) : holds));
    return answer.exchange;
  } catch (fault) {
    tellFailure(failure, describe(fault));
    return null;
  }
}

function describe(fault: unknown): unknown {
  if (!(fault instanceof ApiFailure) || fault.findings.length === 0) return fault;
  const first = fault.findings.filter((finding) => finding.level === 'error').slice(0, 3);
  return new Error([fault.message, ...first.map((finding) => `${finding.pointer ?? ''} ${finding.message}`.trim())].join(' '));
}
