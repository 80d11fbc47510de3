import type { Exchange } from '../../shared/exchange.ts';
import type { Finding } from '../../shared/finding.ts';
import { StoreFailure } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import type { DeskProblem, DeskResult } from './desk.ts';

export function done<T>(value: T): DeskResult<T> {
  return { ok: true, value };
}

export function denied(code: DeskProblem['code'], message: string, findings?: readonly Finding[]): { ok: false; problem: DeskProblem } {
  return { ok: false, problem: { code, message, ...(findings === undefined ? {} : { findings }) } };
}

/** Runs what needs the store; a StoreFailure becomes a problem to be told, anything else is a bug. */
export async function storing<T>(act: () => Promise<DeskResult<T>>): Promise<DeskResult<T>> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof StoreFailure) return denied('store', error.message);
    throw error;
  }
}

/** An exchange that is known to be stored. */
export function storedExchange(store: Store, id: string): Exchange {
  const exchange = store.exchange(id);
  if (exchange === undefined) throw new Error(`exchange ${id} is not in the store`);
  return exchange;
}

/** Findings of level error in one line: the first of them, and how many more there are. */
export function describeErrors(findings: readonly Finding[]): string {
  const errors = findings.filter((finding) => finding.level === 'error');
  const first = errors[0]?.message ?? '';
  return errors.length > 1 ? `${first} (and ${errors.length - 1} more)` : first;
}
