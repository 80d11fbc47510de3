import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** A key to press. `onAccent` inside a primary button. */
export function Kbd({ children, onAccent = false }: { readonly children: ReactNode; readonly onAccent?: boolean }) {
  return (
    <kbd
      className={classes(
        'rounded-sm border px-1 font-mono text-[10.5px] leading-4 font-medium',
        onAccent ? 'border-current/40 bg-transparent text-current' : 'border-line-strong bg-panel text-ink-3',
      )}
    >
      {children}
    </kbd>
  );
}
