import { PracticeRequest } from '../../shared/practice.ts';
import { tellFailure } from '../ui/notices.ts';
import { callApi } from './client.ts';
import { queryClient } from './queryClient.ts';

/** Starts the practice world and says where that failed. */
export async function startPractice(choice: {
  readonly kind: 'gen' | 'bench';
  readonly seed: number;
  readonly paceMs?: number;
}): Promise<void> {
  await run('start', () => callApi('startPractice', { input: PracticeRequest.parse(choice) }));
}

/** Stops the practice world and says where that failed. */
export async function stopPractice(): Promise<void> {
  await run('stop', () => callApi('stopPractice'));
}

async function run(what: string, call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
    await queryClient.invalidateQueries({ queryKey: ['status'] });
  } catch (fault) {
    tellFailure(`Could not ${what} the practice world`, fault);
  }
}
