import { useStatus } from '../../api/queries.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { PracticeProgress } from '../../ui/PracticeProgress.tsx';

/** Beside the list while nothing is chosen: what can be; of a practice run also how it goes, and what to look at after it. */
export function NothingChosen() {
  const practice = useStatus().data?.practice;
  const hasRun = practice !== undefined && (practice.running || practice.ended !== null);
  return (
    <EmptyState title={hasRun ? (practice.running ? 'The practice world runs' : 'The practice world has ended') : 'Choose an exchange'}>
      {hasRun && (
        <div className="mb-4">
          <PracticeProgress practice={practice} />
        </div>
      )}
      {hasRun && !practice.running ? (
        <ul className="grid list-disc gap-1 pl-5 text-left">
          <li>
            Choose an exchange, by a click or <Kbd>J</Kbd>: its candidates stand side by side, what differs is marked.
          </li>
          <li>Memory, beside it, shows what came and what went back.</li>
          <li>Set “Answers” to “Hold for me” and run it again from the help menu: now you decide, in Held.</li>
        </ul>
      ) : (
        'Its decisions, memory, steps, exact text, findings and timing are shown here.'
      )}
    </EmptyState>
  );
}
