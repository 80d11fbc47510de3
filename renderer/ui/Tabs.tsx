import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabEntry<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A small count beside the label. */
  readonly count?: string | undefined;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly TabEntry<Value>[];
  readonly onChange: (value: Value) => void;
  /** The chosen tab's panel. */
  readonly children: ReactNode;
}

/** A row of tabs over one panel that fills the rest. The arrow keys choose as they go. */
export function Tabs<Value extends string>({ label, value, tabs, onChange, children }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)} className="flex min-h-0 flex-1 flex-col">
      <Base.List
        aria-label={label}
        activateOnFocus
        className="flex shrink-0 gap-2.5 overflow-x-auto overflow-y-hidden border-b border-line px-2.5"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="rounded-t-sm border-b-2 border-transparent px-1 py-1.5 whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink data-active:border-accent data-active:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && <sup className="ml-0.75 text-[10px] text-ink-3">{tab.count}</sup>}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className="flex min-h-0 flex-1 flex-col -outline-offset-2">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
