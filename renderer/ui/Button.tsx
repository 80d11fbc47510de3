import type { ButtonHTMLAttributes, Ref } from 'react';
import { classes } from './classes.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary`: the one thing to do here; `stop`: ends something; `quiet`: without a border until touched. */
  readonly look?: 'plain' | 'primary' | 'stop' | 'quiet';
  readonly size?: 'normal' | 'small';
  readonly ref?: Ref<HTMLButtonElement>;
}

const LOOKS = {
  plain: 'border-line-strong bg-raised text-ink hover:bg-hover active:bg-selected',
  primary: 'border-accent bg-accent text-accent-ink hover:brightness-110 active:brightness-95',
  stop: 'border-line-strong bg-raised text-stop hover:bg-stop-bg',
  quiet: 'border-transparent text-ink-2 hover:bg-hover hover:text-ink',
} as const;

export function Button({ look = 'plain', size = 'normal', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classes(
        'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none',
        'disabled:pointer-events-none disabled:opacity-50',
        size === 'normal' ? 'h-7 px-3' : 'h-6 px-2 text-m',
        LOOKS[look],
        className,
      )}
      {...rest}
    />
  );
}
