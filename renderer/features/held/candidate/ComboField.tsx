import { Autocomplete } from '@base-ui/react/autocomplete';
import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { FindingLevel } from '../../../../shared/finding.ts';
import { classes } from '../../../ui/classes.ts';
import { isListed, onlyMatch } from './onlyMatch.ts';

interface ComboFieldProps {
  readonly label: string;
  readonly value: string;
  /** Likely values; anything else may be typed too. */
  readonly choices: readonly string[];
  readonly onChange: (value: string) => void;
  /** A few words at the right end, such as the type. */
  readonly hint?: ReactNode;
  /** JSON pointer of the place in the candidate that it edits. */
  readonly place: string;
  readonly disabled?: boolean;
  /** The worst of what stands against its value. */
  readonly against?: FindingLevel | undefined;
  /** Id of a text that describes it. */
  readonly describedBy?: string | undefined;
}

const SHOWN = 200;
const BORDERS = { error: 'border-stop', warning: 'border-wait', note: 'border-line-strong' } as const;

/** A text field that offers choices. Enter takes the one that is highlighted, or the only one listed. */
export function ComboField({ label, value, choices, onChange, hint, place, disabled = false, against, describedBy }: ComboFieldProps) {
  const [open, setOpen] = useState(false);
  // Opened by an arrow key, the list begins at its first choice.
  const [byArrow, setByArrow] = useState(false);
  const highlighted = useRef(false);
  const shown = open && choices.some((choice) => isListed(choice, value, choices));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !shown) setByArrow(true);
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || highlighted.current) return;
    setOpen(false);
    const match = onlyMatch(value, choices);
    if (match === null) return;
    event.preventDefault();
    onChange(match);
  };
  return (
    <Autocomplete.Root
      items={choices}
      value={value}
      onValueChange={onChange}
      // A list with nothing in it would still hide the fields around it from screen readers.
      open={shown}
      autoHighlight={byArrow ? 'always' : false}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) setByArrow(false);
      }}
      onItemHighlighted={(choice) => {
        highlighted.current = choice !== undefined;
      }}
      filter={(choice: string, query: string) => isListed(choice, query, choices)}
      limit={SHOWN}
      openOnInputClick={choices.length > 0}
      disabled={disabled}
    >
      <div
        className={classes(
          'relative flex h-7 min-w-0 items-center rounded-control border bg-bg focus-within:outline-2 focus-within:outline-accent focus-within:-outline-offset-1',
          against ? BORDERS[against] : 'border-line-strong',
        )}
      >
        <Autocomplete.Input
          aria-label={label}
          aria-invalid={against === 'error'}
          aria-describedby={describedBy}
          onKeyDown={onKeyDown}
          data-place={place}
          spellCheck={false}
          autoComplete="off"
          className="h-full min-w-0 flex-1 rounded-control bg-transparent px-2.25 font-mono text-m text-ink outline-none disabled:text-ink-2"
        />
        {hint !== undefined && (
          <span className="max-w-1/2 shrink-0 overflow-hidden pr-2 pl-1 font-mono text-s text-ellipsis whitespace-nowrap text-ink-3">
            {hint}
          </span>
        )}
        {choices.length > 0 && !disabled && (
          <Autocomplete.Trigger
            aria-label={`Choices for ${label}`}
            tabIndex={-1}
            className="grid h-full w-6 shrink-0 place-items-center text-ink-3 hover:text-ink"
          >
            <ChevronDown size={12} aria-hidden />
          </Autocomplete.Trigger>
        )}
      </div>
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={4} className="z-40 outline-none">
          <Autocomplete.Popup className="max-h-[min(var(--available-height),320px)] w-(--anchor-width) min-w-40 overflow-y-auto rounded-card border border-line-strong bg-panel p-1 shadow-xl shadow-shade data-empty:hidden">
            <Autocomplete.List>
              {(choice: string) => (
                <Autocomplete.Item
                  key={choice}
                  value={choice}
                  className="captured-line rounded-sm px-2 py-1 font-mono text-m data-highlighted:bg-selected"
                >
                  {choice}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
