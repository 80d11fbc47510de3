import type { ReactNode } from 'react';

const COLUMNS = [
  { name: 'Time', className: '' },
  { name: 'Contract', className: 'column-contract' },
  { name: 'Asked', className: '' },
  { name: 'In × out', className: 'text-right' },
  { name: 'By', className: 'column-by' },
  { name: 'Outcome', className: '' },
  { name: 'Total', className: 'text-right' },
] as const;

/** The columns' names and, in the room beside one of them, what is said of the list as a whole. */
export function ListHead({ children }: { readonly children: ReactNode }) {
  return (
    <div role="rowgroup" className="sticky top-0 z-10 h-6 border-b border-line bg-panel">
      <div role="row" aria-rowindex={1} className="traffic-row text-s font-medium text-ink-3">
        {COLUMNS.map(({ name, className }) => (
          <span key={name} role="columnheader" className={name === 'Asked' ? 'flex items-center gap-2' : className}>
            {name}
            {name === 'Asked' && children}
          </span>
        ))}
        <span role="columnheader">
          <span className="sr-only">Marks</span>
        </span>
      </div>
    </div>
  );
}
