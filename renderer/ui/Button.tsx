import type { ButtonHTMLAttributes, Ref } from 'react';
import { classes } from './classes.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary`: the one thing to do here; `stop`: ends something; `quiet`: without a border; `chip`: as the top bar's chips. */
  readonly look?: 'plain' | 'primary' | 'stop' | 'quiet' | 'chip';
  readonly size?: 'normal' | 'small' | 'bar' | 'icon';
  readonly ref?: Ref<HTMLButtonElement>;
}

const LOOKS = {
  plain: 'border-line-strong bg-raised text-ink hover:bg-hover active:bg-selected',
  primary: 'border-accent bg-accent text-accent-ink hover:brightness-110 active:brightness-95',
  stop: 'border-line-strong bg-raised text-stop hover:bg-stop-bg',
  chip: 'border-line bg-raised text-ink-2 hover:bg-hover',
  quiet: 'border-transparent text-ink-2 hover:bg-hover hover:text-ink',
} as const;

const SIZES = { normal: 'h-7 px-3', small: 'h-6 px-2 text-m', bar: 'h-6.5 px-2.5', icon: 'size-6' } as const;

export function Button({ look = 'plain', size = 'normal', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classes(
        'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none',
        'disabled:pointer-events-none disabled:opacity-50',
        SIZES[size],
        LOOKS[look],
        className,
      )}
      {...rest}
    />
  );
}
