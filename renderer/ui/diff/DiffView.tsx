import { useState } from 'react';
import { useLayout } from '../../api/layout.ts';
import { useOffered } from '../../store/offers.ts';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { MemoryPair } from '../memory/MemoryPair.tsx';
import { Segmented } from '../Segmented.tsx';
import type { ChosenValue } from './chosenValue.ts';
import { Comparing } from './Comparing.tsx';
import { DiffBody } from './DiffBody.tsx';
import type { DiffViewName } from './diffViews.ts';
import { DIFF_VIEW_TITLES, DIFF_VIEWS } from './diffViews.ts';
import { NestedJson } from './NestedJson.tsx';
import { useDiff } from './useDiff.ts';

export interface DiffSide {
  /** Whose it is, such as `Input memory`. */
  readonly title: string;
  readonly text: string;
}

interface DiffViewProps {
  readonly before: DiffSide;
  readonly after: DiffSide;
  /** Whose habits to read them by, where they are memories; null for none. */
  readonly protocol: string | null;
  /** Names it for screen readers, and what it remembers. */
  readonly label: string;
  readonly name: string;
  readonly orientation?: 'horizontal' | 'vertical';
}

/** Two JSON texts against each other: as a folded tree, side by side, as a list of changes or, with nothing marked, as they are. */
export function DiffView({ before, after, protocol, label, name, orientation = 'horizontal' }: DiffViewProps) {
  const [kept, keep] = useLayout<string>('diff.view', 'tree');
  const view = DIFF_VIEWS.find(({ value }) => value === kept)?.value ?? 'tree';
  const { state, cancel, again } = useDiff(before.text, after.text, protocol);
  const [nested, setNested] = useState<{ readonly of: unknown; readonly value: ChosenValue } | null>(null);
  useOffered(DIFF_VIEWS.map(({ value }) => ({ group: 'Memory', title: `Show ${DIFF_VIEW_TITLES[value]}`, run: () => keep(value) })));
  const views = <Segmented<DiffViewName> label="Show the memory as" value={view} options={DIFF_VIEWS} onChange={keep} />;
  const plain = <MemoryPair name={name} orientation={orientation} before={{ ...before, missing: '' }} after={{ ...after, missing: '' }} />;
  if (view === 'plain' || state.phase === 'unreadable') {
    return (
      <section aria-label={label} className="flex min-h-0 flex-1 flex-col">
        <div className="flex shrink-0 items-center gap-3 border-b border-line px-3 py-1">
          {state.phase === 'unreadable' && (
            <span className="min-w-0 flex-1 text-wait">
              {state.side === 'before' ? before.title : after.title} is not JSON: {state.why}. Nothing can be compared.
            </span>
          )}
          <span className="ml-auto">{state.phase !== 'unreadable' && views}</span>
        </div>
        {plain}
      </section>
    );
  }
  const isNested = state.phase === 'ready' && nested?.of === state.diff;
  return (
    <section aria-label={label} className="flex min-h-0 flex-1 flex-col">
      {isNested && (
        <NestedJson
          value={nested.value}
          handle={state.diff.handle}
          onBack={() => setNested(null)}
          compare={(was, is) => (
            <DiffView
              before={{ title: 'Before', text: was }}
              after={{ title: 'After', text: is }}
              protocol={null}
              label="JSON within the string"
              name={`${name}.nested`}
            />
          )}
        />
      )}
      {state.phase === 'ready' && (
        <div className={isNested ? 'hidden' : 'flex min-h-0 flex-1 flex-col'}>
          <DiffBody
            key={`${before.title} ${after.title}`}
            diff={state.diff}
            view={view}
            onView={keep}
            label={label}
            onNested={(value) => setNested({ of: state.diff, value })}
          >
            {views}
          </DiffBody>
        </div>
      )}
      {state.phase === 'comparing' && <Comparing before={before.text} after={after.text} onCancel={cancel} />}
      {state.phase === 'failed' && (
        <EmptyState title="The two could not be compared">
          <p>{state.why}</p>
          <Button className="mt-2" onClick={again}>
            Compare again
          </Button>
        </EmptyState>
      )}
      {state.phase === 'cancelled' && (
        <EmptyState title="Not compared">
          <p>You stopped it. Plain shows both without comparing them.</p>
          <span className="mt-2 flex justify-center gap-2">
            <Button onClick={again}>Compare</Button>
            <Button onClick={() => keep('plain')}>Plain</Button>
          </span>
        </EmptyState>
      )}
    </section>
  );
}
