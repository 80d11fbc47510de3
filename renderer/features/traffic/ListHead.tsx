const COLUMNS = [
  { name: 'Time', className: '' },
  { name: 'Contract', className: 'column-contract' },
  { name: 'Asked', className: '' },
  { name: 'In × out', className: 'text-right' },
  { name: 'By', className: 'column-by' },
  { name: 'Outcome', className: '' },
  { name: 'Total', className: 'text-right' },
] as const;

/** The columns' names. */
export function ListHead() {
  return (
    <div role="rowgroup" className="sticky top-0 z-10 h-6 border-b border-line bg-panel">
      <div role="row" aria-rowindex={1} className="traffic-row text-s font-medium text-ink-3">
        {COLUMNS.map(({ name, className }) => (
          <span key={name} role="columnheader" className={className}>
            {name}
          </span>
        ))}
        <span role="columnheader">
          <span className="sr-only">Marks</span>
        </span>
      </div>
    </div>
  );
}
