import { useMutation } from '@tanstack/react-query';
import type { PracticeState } from '../../shared/practice.ts';
import { stopPractice } from '../api/practice.ts';
import { describeCount } from './amounts.ts';
import { Button } from './Button.tsx';

/** How far a run of the practice world is, or how the last one ended. */
export function PracticeProgress({ practice }: { readonly practice: PracticeState }) {
  const stop = useMutation({ mutationFn: stopPractice });
  return (
    <div role="status" className="flex items-center gap-3">
      <span className="min-w-0 flex-1 text-ink-2 tabular-nums">
        {practice.running ? 'Running:' : (practice.ended ?? '')} {describeCount(practice.requests, 'request')},{' '}
        {describeCount(practice.inputs, 'input')}, {practice.achieved} of {describeCount(practice.tasks, 'task')} achieved
      </span>
      {practice.running && (
        <Button onClick={() => stop.mutate()} disabled={stop.isPending}>
          Stop
        </Button>
      )}
    </div>
  );
}
