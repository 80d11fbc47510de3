import { PracticeRequest } from '../../shared/practice.ts';
import { tellFailure } from '../ui/notices.ts';
import { useAction } from './queries.ts';
import { queryClient } from './queryClient.ts';

const askStatusAgain = () => void queryClient.invalidateQueries({ queryKey: ['status'] });

/** Starts the practice world and says where that failed. */
export function useStartPractice(): { readonly isPending: boolean; run(choice: { kind: 'gen' | 'bench'; seed: number }): void } {
  const start = useAction('startPractice');
  return {
    isPending: start.isPending,
    run: (choice) =>
      start.mutate(
        { input: PracticeRequest.parse(choice) },
        { onSuccess: askStatusAgain, onError: (fault) => tellFailure('Could not start the practice world', fault) },
      ),
  };
}

/** Stops the practice world and says where that failed. */
export function useStopPractice(): { readonly isPending: boolean; run(): void } {
  const stop = useAction('stopPractice');
  return {
    isPending: stop.isPending,
    run: () => stop.mutate({}, { onSuccess: askStatusAgain, onError: (fault) => tellFailure('Could not stop the practice world', fault) }),
  };
}
