import type { ReactNode, Ref } from 'react';
import { classes } from './classes.ts';

interface ScrollProps {
  /** Names what scrolls, for screen readers. */
  readonly label: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A part of the window that scrolls, also by the keyboard alone. */
export function Scroll({ label, className, ref, children }: ScrollProps) {
  return (
    // Without a tab stop its text could not be scrolled without a mouse (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={ref} role="region" aria-label={label} tabIndex={0} className={classes('min-h-0 -outline-offset-2', className)}>
      {children}
    </div>
  );
}
