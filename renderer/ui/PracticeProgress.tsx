import { useMutation } from '@tanstack/react-query';
import type { PracticeState } from '../../shared/practice.ts';
import { stopPractice } from '../api/practice.ts';
import { describeCount } from './amounts.ts';
import { Button } from './Button.tsx';

/** How far a run of the practice world is, or how the last one ended. */
export function PracticeProgress({ practice }: { readonly practice: PracticeState }) {
  const stop = useMutation({ mutationFn: stopPractice });
  const { running, ended, requests, inputs, achieved, tasks } = practice;
  const counts = `${describeCount(requests, 'request')}, ${describeCount(inputs, 'input')}, ${achieved} of ${describeCount(tasks, 'task')} achieved`;
  return (
    <div className="flex items-center gap-3">
      <p className="min-w-0 flex-1 text-ink-2 tabular-nums">
        {/* Read out once at the start and once at the end: not with every count. */}
        <span role="status">{running ? 'Running:' : `${ended ?? ''} ${counts}`}</span>
        {running && ` ${counts}`}
      </p>
      {running && (
        <Button onClick={() => stop.mutate()} disabled={stop.isPending}>
          Stop
        </Button>
      )}
    </div>
  );
}
