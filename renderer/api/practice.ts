import { PracticeRequest } from '../../shared/practice.ts';
import { tellFailure } from '../ui/notices.ts';
import { useAction } from './queries.ts';
import { queryClient } from './queryClient.ts';

/** Starts the practice world and says where that failed. */
export function useStartPractice(): { readonly isPending: boolean; run(choice: { kind: 'gen' | 'bench'; seed: number }): void } {
  const start = useAction('startPractice');
  return {
    isPending: start.isPending,
    run: (choice) =>
      start.mutate(
        { input: PracticeRequest.parse(choice) },
        {
          onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['status'] }),
          onError: (fault) => tellFailure('Could not start the practice world', fault),
        },
      ),
  };
}
