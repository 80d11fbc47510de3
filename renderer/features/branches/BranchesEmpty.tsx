import { useLinkingBehind } from '../../api/lineage/lineageState.ts';
import { startPractice } from '../../api/practice.ts';
import { useStatusPart } from '../../api/queries.ts';
import { describeCount } from '../../ui/amounts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** What the screen is for, before there is anything on it. */
export function BranchesEmpty() {
  const behind = useLinkingBehind();
  const isRunning = useStatusPart((status) => status.practice.running) ?? false;
  if (behind > 0) return <EmptyState title={`Linking ${describeCount(behind, 'event')}…`}>Trees appear here as they are found.</EmptyState>;
  return (
    <EmptyState title="No interactions yet">
      <p>
        Requests name no parent. Signalbox finds out which candidate each one continues, from the memory that comes back and more, and draws
        what led to what, and how sure that is.
      </p>
      <Button look="primary" className="mt-3" disabled={isRunning} onClick={() => void startPractice({ kind: 'gen', seed: 1 })}>
        {isRunning ? 'The practice world runs…' : 'Run the practice world'}
      </Button>
    </EmptyState>
  );
}
