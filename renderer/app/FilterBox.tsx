import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useView } from '../store/view.ts';
import { Kbd } from '../ui/Kbd.tsx';
import { FILTER_ID } from './useShellKeys.ts';

/** A plain substring of what was asked, said, called or found. Waits until typing pauses; Esc clears it. */
export function FilterBox() {
  const filter = useView((view) => view.filter);
  const setFilter = useView((view) => view.setFilter);
  const [typed, setTyped] = useState(filter);
  useEffect(() => setTyped(filter), [filter]);
  useEffect(() => {
    if (typed === filter) return undefined;
    const timer = setTimeout(() => setFilter(typed), 200);
    return () => clearTimeout(timer);
  }, [typed, filter, setFilter]);

  const clear = () => {
    setTyped('');
    setFilter('');
  };
  return (
    <div className="flex h-6.5 min-w-30 flex-1 items-center gap-2 rounded-control border border-line bg-bg pr-1.5 pl-2.5 focus-within:border-accent">
      <input
        id={FILTER_ID}
        type="text"
        aria-label="Filter exchanges by text"
        placeholder="Filter"
        autoComplete="off"
        spellCheck={false}
        maxLength={1_000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setFilter(typed);
          if (event.key !== 'Escape') return;
          if (typed === '') event.currentTarget.blur();
          clear();
        }}
        className="h-full min-w-0 flex-1 bg-transparent font-mono text-m text-ink outline-none placeholder:text-ink-3"
      />
      {typed === '' ? (
        <Kbd>/</Kbd>
      ) : (
        <button
          type="button"
          aria-label="Clear the filter"
          onClick={clear}
          className="rounded-sm p-0.5 text-ink-3 hover:bg-hover hover:text-ink"
        >
          <X size={13} aria-hidden />
        </button>
      )}
    </div>
  );
}
