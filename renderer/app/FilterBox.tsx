import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useView } from '../store/view.ts';
import { Kbd } from '../ui/Kbd.tsx';
import { FilterCount } from './FilterCount.tsx';
import { FILTER_ID, focusResults } from './useShellKeys.ts';

/** A plain substring of what was asked, said, called or found. Waits until typing pauses; Enter goes on to what is left, Esc clears it. */
export function FilterBox() {
  const filter = useView((view) => view.filter);
  const setFilter = useView((view) => view.setFilter);
  const onTraffic = useView((view) => view.screen === 'traffic');
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
        placeholder={onTraffic ? 'Filter by any text, or finding:error' : 'Filter'}
        autoComplete="off"
        spellCheck={false}
        maxLength={1_000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            setFilter(typed);
            focusResults();
          }
          if (event.key !== 'Escape') return;
          if (typed === '') event.currentTarget.blur();
          clear();
        }}
        title="Any text of what was asked, said, called or found, of paths, callers and outcomes. finding:error, finding:warning and finding:note show the exchanges with findings of that level."
        className="h-full min-w-0 flex-1 bg-transparent font-mono text-m text-ink outline-none placeholder:text-ink-3"
      />
      {filter !== '' && <FilterCount filter={filter} />}
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
