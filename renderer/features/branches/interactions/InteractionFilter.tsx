import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useBranches } from '../../../store/branches.ts';
import { IconButton } from '../../../ui/IconButton.tsx';

/** Narrows the list to interactions that began with these words. Waits until typing pauses; Esc clears it. */
export function InteractionFilter() {
  const filter = useBranches((branches) => branches.filter);
  const { setFilter } = useBranches.getState();
  const [typed, setTyped] = useState(filter);
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
    <div className="flex h-8 shrink-0 items-center gap-1.5 border-b border-line pr-1 pl-3 focus-within:bg-raised">
      <Search size={13} aria-hidden className="shrink-0 text-ink-3" />
      <input
        type="text"
        aria-label="Find interactions by what was asked first"
        placeholder="Find interactions"
        autoComplete="off"
        spellCheck={false}
        maxLength={1_000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          if (typed === '') event.currentTarget.blur();
          clear();
        }}
        className="h-full min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3"
      />
      {typed !== '' && <IconButton icon={X} label="Show all interactions" onClick={clear} />}
    </div>
  );
}
