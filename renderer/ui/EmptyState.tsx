import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** What stands where there is nothing to show: why, and what to do. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="grid h-full place-content-center gap-1.5 p-6 text-center">
      <p className="text-l font-medium text-ink-2">{title}</p>
      {children !== undefined && <div className="max-w-100 text-ink-3">{children}</div>}
    </div>
  );
}
