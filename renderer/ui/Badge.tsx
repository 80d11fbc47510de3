import type { ReactNode } from 'react';

/** A short word in a box, such as a contract's label. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return (
    <span className="block w-fit max-w-full overflow-hidden rounded-sm border border-line bg-raised px-1.25 text-[10px] leading-4 font-semibold tracking-wide text-ellipsis whitespace-nowrap text-ink-2">
      {children}
    </span>
  );
}
