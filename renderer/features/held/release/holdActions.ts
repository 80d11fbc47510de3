import type { Exchange } from '../../../../shared/exchange.ts';
import type { Finding } from '../../../../shared/finding.ts';
import type { Hold } from '../../../../shared/hold.ts';
import { ApiFailure, callApi } from '../../../api/client.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { tellFailure } from '../../../ui/notices.ts';
import { drafts } from '../draft/drafts.ts';
import { holdsAfter } from './holdsAfter.ts';
import { tellSent } from './tellSent.ts';

/** What a person does to a hold. Each resolves to the exchange as it then stands, or to null where it failed and a notice says why. */
export function releaseHold(hold: Hold, candidates: readonly string[]): Promise<Exchange | null> {
  return act(hold, 'Could not release', () =>
    callApi('release', { params: { situation: hold.situation }, input: { candidates: [...candidates] } }),
  );
}

export function reopenHold(hold: Hold): Promise<Exchange | null> {
  return act(hold, 'Could not take the release back', () => callApi('reopen', { params: { situation: hold.situation } }));
}

export function dismissHold(hold: Hold): Promise<Exchange | null> {
  return act(hold, 'Could not dismiss', () => callApi('dismiss', { params: { situation: hold.situation } }));
}

export function dropCaller(hold: Hold): Promise<Exchange | null> {
  return act(hold, 'Could not drop the connection', () => callApi('drop', { params: { id: hold.exchange } }));
}

export function releaseRest(hold: Hold, how: 'sample' | 'error' | 'same', candidates: readonly string[]): Promise<Exchange | null> {
  const input = how === 'same' ? { with: how, candidates: [...candidates], situation: hold.situation } : { with: how };
  return act(hold, 'Could not release the rest', () => callApi('releaseRest', { params: { id: hold.exchange }, input }));
}

/** A whole raw answer: the exchange, or what stands against it. */
export async function answerWhole(
  hold: Hold,
  answer: { status: number; text: string; force: boolean; headers: [string, string][] },
): Promise<{ exchange: Exchange } | { findings: readonly Finding[] } | null> {
  let findings: readonly Finding[] = [];
  const exchange = await act(hold, 'Could not answer', async () => {
    try {
      return await callApi('answer', { params: { id: hold.exchange }, input: answer });
    } catch (fault) {
      if (!(fault instanceof ApiFailure) || fault.code !== 'findings') throw fault;
      findings = fault.findings;
      return null;
    }
  });
  if (exchange) return { exchange };
  return findings.length > 0 ? { findings } : null;
}

async function act(hold: Hold, failure: string, call: () => Promise<{ exchange: Exchange } | null>): Promise<Exchange | null> {
  try {
    // What was typed is stored first: once the answer is out, no draft is taken any more.
    await drafts.flushAll();
    const answer = await call();
    if (!answer) return null;
    queryClient.setQueryData<Hold[]>(['holds'], (holds) => (holds ? holdsAfter(holds, answer.exchange) : holds));
    tellSent(hold, answer.exchange, queryClient.getQueryData<Hold[]>(['holds']) ?? []);
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
