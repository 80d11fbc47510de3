import type { ReactNode } from 'react';

interface FieldRowProps {
  readonly label: string;
  /** In the contract's own letters, such as a parameter's name. */
  readonly mono?: boolean;
  /** A line below the field. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A label and its field on one line; long labels are cut, and whole on hover. */
export function FieldRow({ label, mono = false, note, children }: FieldRowProps) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-x-2.5 gap-y-0.5">
      <span title={label} className={`captured-line text-ink-2 ${mono ? 'font-mono text-m' : ''}`}>
        {label}
      </span>
      {children}
      {note !== undefined && <div className="col-start-2 min-w-0">{note}</div>}
    </div>
  );
}
