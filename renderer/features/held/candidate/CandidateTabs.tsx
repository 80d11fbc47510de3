import { Check, TriangleAlert } from 'lucide-react';
import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import type { Composer } from '../draft/useComposer.ts';

interface CandidateTabsProps {
  readonly composer: Composer;
  readonly chosen: number;
  /** Places of candidates that a finding of level error speaks of. */
  readonly faulty: ReadonlySet<number>;
  /** Those that can’t go out as they are, told or not: they are not written yet. */
  readonly unfit: ReadonlySet<number>;
  readonly onChange: (candidate: number) => void;
  /** The chosen candidate. */
  readonly children: ReactNode;
}

/** One tab a candidate: which are written, and which may not go out yet. */
export function CandidateTabs({ composer, chosen, faulty, unfit, onChange, children }: CandidateTabsProps) {
  const isDone = (index: number) => composer.isWritten(index) && !unfit.has(index);
  const written = composer.texts.filter((_, index) => isDone(index)).length;
  return (
    <Tabs.Root value={chosen} onValueChange={(value: number) => onChange(value)} className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-w-0 shrink-0 items-end border-b border-line px-3.5">
        <Tabs.List activateOnFocus aria-label="Candidates" className="flex min-w-0 gap-4.5 overflow-x-auto overflow-y-hidden">
          {composer.texts.map((_, index) => (
            <Tabs.Tab
              key={index}
              value={index}
              className="-mb-px flex shrink-0 items-center gap-1.5 border-b-2 border-transparent pt-1.5 pb-1.75 whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink data-active:border-accent data-active:text-ink"
            >
              {`Candidate ${index}`}
              {faulty.has(index) ? (
                <TriangleAlert size={12} aria-label="has errors" className="text-stop" />
              ) : (
                isDone(index) && <Check size={13} aria-label="written" className="text-go" />
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {composer.texts.length > 1 && (
          <span className="ml-auto shrink-0 pb-2 pl-4.5 text-s text-ink-3 tabular-nums">{`${written} of ${composer.texts.length} written`}</span>
        )}
      </div>
      <Tabs.Panel value={chosen} className="flex min-h-0 flex-1 flex-col -outline-offset-2">
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
