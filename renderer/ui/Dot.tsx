import { classes } from './classes.ts';

export type Signal = 'go' | 'wait' | 'stop' | 'left';

const COLOURS = { go: 'bg-go', wait: 'bg-wait', stop: 'bg-stop', left: 'bg-gone' } as const;

/** A signal lamp. Its meaning always stands beside it in words. */
export function Dot({ signal, className }: { readonly signal: Signal; readonly className?: string }) {
  return <span aria-hidden className={classes('inline-block size-1.75 shrink-0 rounded-full', COLOURS[signal], className)} />;
}
