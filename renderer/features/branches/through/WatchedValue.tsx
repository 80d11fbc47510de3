import { X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useMemoryWatch } from '../../../store/memoryWatch.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { Pieces } from '../../../ui/diff/Pieces.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { visibleText } from '../../../ui/visibleText.ts';
import { PathRows } from './PathRows.tsx';
import type { ValueChange } from './pathSteps.ts';
import { valueChanges } from './pathSteps.ts';
import { StepName } from './StepRow.tsx';
import type { ToldChange } from './tellChange.ts';
import { closeUp, tellChange } from './tellChange.ts';
import type { Path } from './usePath.ts';

interface WatchedValueProps {
  readonly path: Path;
  readonly pointer: string;
}

const LONGEST = 9_000;

/** When the value at a pointer changed along the path: every node that changed it, with what it was and became. */
export function WatchedValue({ path, pointer }: WatchedValueProps) {
  const { watch } = useMemoryWatch.getState();
  const changes = valueChanges(path.steps);
  const first = path.steps[0]?.value ?? null;
  return (
    <section aria-label="When did a value change?" className="shrink-0 border-t border-line">
      <div className="flex h-8 items-center gap-2 pr-1 pl-3">
        <PointerField pointer={pointer} />
        <span className="shrink-0 text-s text-ink-3 tabular-nums" role="status">
          {path.isValueAwaited ? 'Reading…' : changes.length === 0 ? 'Never' : describeCount(changes.length, 'time')}
        </span>
        <IconButton icon={X} label="Watch no value" onClick={() => watch(null)} />
      </div>
      {path.isValueAwaited ? null : changes.length === 0 ? (
        <p className="captured-line border-t border-line px-3 py-1 text-s text-ink-3">
          {first === null ? 'There is no such value anywhere on this path.' : `All along: ${visibleText(closeUp(first).slice(0, 200))}`}
        </p>
      ) : (
        <PathRows
          label="Nodes that changed the value"
          name="changes"
          steps={changes.map(({ step }) => step.index)}
          chosen={path.chosen}
          onGo={(step) => path.go(step, 'changes')}
        >
          {(row) => {
            const change = changes[row];
            return change ? <ChangeRow change={change} /> : null;
          }}
        </PathRows>
      )}
    </section>
  );
}

function ChangeRow({ change: { step, before, after } }: { readonly change: ValueChange }) {
  // Rows are repainted while one scrolls through them.
  const { words, pieces } = useMemo(() => tellStep(before, after), [before, after]);
  return (
    <>
      <span className="flex min-w-0 flex-[2] items-center gap-2">
        <StepName step={step} />
      </span>
      <span className="min-w-0 flex-[3] overflow-hidden font-mono text-m text-ellipsis whitespace-pre">
        {words !== '' && <span className="mr-1.5 font-sans text-s text-ink-3">{visibleText(words)}</span>}
        <Pieces pieces={pieces} />
      </span>
    </>
  );
}

function tellStep(before: string | null, after: string | null): ToldChange {
  if (before !== null && after !== null) return tellChange(before, after);
  const text = closeUp(before ?? after ?? '');
  return before === null ? { words: 'came:', pieces: [{ kind: 'added', text }] } : { words: 'gone:', pieces: [{ kind: 'removed', text }] };
}

function PointerField({ pointer }: { readonly pointer: string }) {
  const [typed, setTyped] = useState(pointer);
  useEffect(() => setTyped(pointer), [pointer]);
  return (
    <label className="flex min-w-0 flex-1 items-center gap-2 text-s text-ink-3">
      <span className="shrink-0">When did</span>
      <input
        type="text"
        aria-label="JSON pointer of the value to watch"
        placeholder="anything (or a pointer, such as /memory_list/0)"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => useMemoryWatch.getState().watch(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') useMemoryWatch.getState().watch(typed);
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          setTyped(pointer);
          event.currentTarget.blur();
        }}
        className="h-6 min-w-0 flex-1 rounded-control border border-line bg-panel px-2 font-mono text-m text-ink outline-none placeholder:font-sans placeholder:text-ink-3 focus:border-accent"
      />
      <span className="shrink-0">change?</span>
    </label>
  );
}
