import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLayout } from '../../api/layout.ts';
import { useOffered } from '../../store/offers.ts';
import { Button } from '../Button.tsx';
import { classes } from '../classes.ts';
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
  /** Over the diff, beside the choice of views. */
  readonly lead?: ReactNode;
  /** Whether `n` and `p` step wherever nothing is typed. */
  readonly letters?: boolean;
}

/** Two JSON texts against each other: as a folded tree, side by side, as a list of changes or, with nothing marked, as they are. */
export function DiffView(props: DiffViewProps) {
  const { before, after, protocol, label, name, orientation = 'horizontal', lead, letters = false } = props;
  const [kept, keep] = useLayout<string>('diff.view', 'tree');
  const view = DIFF_VIEWS.find(({ value }) => value === kept)?.value ?? 'tree';
  const { state, cancel, again } = useDiff(before.text, after.text, protocol);
  const [nested, setNested] = useState<{ readonly of: unknown; readonly value: ChosenValue } | null>(null);
  useOffered(DIFF_VIEWS.map(({ value }) => ({ group: 'Memory', title: `Show ${DIFF_VIEW_TITLES[value]}`, run: () => keep(value) })));
  const isNested = state.phase === 'ready' && nested?.of === state.diff;
  const isPlain = view === 'plain' || state.phase === 'unreadable';
  return (
    <section aria-label={label} className="flex min-h-0 flex-1 flex-col">
      <div className={classes('shrink-0 flex-wrap items-center gap-1.5 border-b border-line px-3 py-1.25', isNested ? 'hidden' : 'flex')}>
        {lead}
        <span className="ml-auto">
          <Segmented<DiffViewName> label="Show the memory as" value={view} options={DIFF_VIEWS} onChange={keep} />
        </span>
      </div>
      {state.phase === 'unreadable' && (
        <p className="shrink-0 border-b border-line bg-wait-bg px-3 py-1 text-wait">
          {state.side === 'before' ? before.title : after.title} is not JSON: {state.why}. Nothing can be compared.
        </p>
      )}
      {isPlain && (
        <MemoryPair name={name} orientation={orientation} before={{ ...before, missing: '' }} after={{ ...after, missing: '' }} />
      )}
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
              letters={letters}
            />
          )}
        />
      )}
      {state.phase === 'ready' && view !== 'plain' && (
        <div className={isNested ? 'hidden' : 'flex min-h-0 flex-1 flex-col'}>
          <DiffBody
            key={`${before.title} ${after.title}`}
            diff={state.diff}
            view={view}
            onView={keep}
            label={label}
            onNested={(value) => setNested({ of: state.diff, value })}
            isCovered={isNested}
            letters={letters}
          />
        </div>
      )}
      {state.phase === 'comparing' && !isPlain && <Comparing before={before.text} after={after.text} onCancel={cancel} />}
      {state.phase === 'failed' && !isPlain && (
        <EmptyState title="The two could not be compared">
          <p>{state.why}</p>
          <Button className="mt-2" onClick={again}>
            Compare again
          </Button>
        </EmptyState>
      )}
      {state.phase === 'cancelled' && !isPlain && (
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
