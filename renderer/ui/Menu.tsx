import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';

export interface MenuEntry {
  readonly label: ReactNode;
  /** What it does, in a line below. */
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly entries: readonly MenuEntry[];
  readonly align?: 'start' | 'end';
}

/** Actions behind a button. */
export function Menu({ trigger, entries, align = 'start' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align} className="z-40 outline-none">
          <Base.Popup className="max-w-90 min-w-40 rounded-card border border-line-strong bg-panel p-1 shadow-xl shadow-shade outline-none">
            {entries.map((entry, index) => (
              <Base.Item
                key={index}
                disabled={entry.disabled ?? false}
                onClick={entry.onSelect}
                className="rounded-sm px-2 py-1 outline-none data-disabled:opacity-50 data-highlighted:bg-selected"
              >
                <div>{entry.label}</div>
                {entry.hint !== undefined && <div className="text-s text-ink-3">{entry.hint}</div>}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
