import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Kbd } from '../ui/Kbd.tsx';
import { FILTER_ID } from './useShellKeys.ts';

interface FilterBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** What can be looked for, in a sentence or two. */
  readonly title: string;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  /** Enter on what was taken over already: to the next place; with Shift to the one before. */
  readonly onEnter: (step: 1 | -1) => void;
  /** Beside what is typed: how much it finds. */
  readonly children?: ReactNode;
}

/** A plain substring to look for. Waits until typing pauses; Enter goes on to what is found, Esc clears it. */
export function FilterBox({ label, placeholder, title, filter, onFilter, onEnter, children }: FilterBoxProps) {
  const [typed, setTyped] = useState(filter);
  useEffect(() => setTyped(filter), [filter]);
  useEffect(() => {
    if (typed === filter) return undefined;
    const timer = setTimeout(() => onFilter(typed), 200);
    return () => clearTimeout(timer);
  }, [typed, filter, onFilter]);

  const clear = () => {
    setTyped('');
    onFilter('');
  };
  return (
    <div className="flex h-6.5 min-w-30 flex-1 items-center gap-2 rounded-control border border-line bg-bg pr-1.5 pl-2.5 focus-within:border-accent">
      <input
        id={FILTER_ID}
        type="text"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={1_000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            onFilter(typed);
            onEnter(event.shiftKey ? -1 : 1);
          }
          if (event.key !== 'Escape') return;
          if (typed === '') event.currentTarget.blur();
          clear();
        }}
        title={title}
        className="h-full min-w-0 flex-1 bg-transparent font-mono text-m text-ink outline-none placeholder:text-ink-3"
      />
      {children}
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
