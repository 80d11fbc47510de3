import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';

interface ChipProps extends HTMLAttributes<HTMLSpanElement> {
  readonly children: ReactNode;
}

/** A bordered piece of the top bar or of a head. */
export function Chip({ className, ...rest }: ChipProps) {
  return (
    <span
      className={classes(
        'inline-flex h-6.5 shrink-0 items-center gap-1.5 rounded-control border border-line bg-raised px-2.5 whitespace-nowrap text-ink-2',
        className,
      )}
      {...rest}
    />
  );
}
