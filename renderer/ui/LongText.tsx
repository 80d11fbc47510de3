import { useState } from 'react';
import { describeCount } from './amounts.ts';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { visibleText } from './visibleText.ts';

interface LongTextProps {
  readonly text: string;
  readonly className?: string;
}

const SHORT = 1_200;

/** Captured text as it is; long ones are cut until asked for. */
export function LongText({ text, className }: LongTextProps) {
  const [whole, setWhole] = useState(false);
  const isLong = text.length > SHORT;
  return (
    <div className={className}>
      <div dir="auto" className={classes('captured text-left', whole && 'max-h-[60vh] overflow-y-auto')}>
        {visibleText(isLong && !whole ? `${text.slice(0, SHORT)}…` : text)}
      </div>
      {isLong && (
        <Button look="quiet" size="small" className="-ml-2 mt-1 text-accent" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : `Show all ${describeCount(text.length, 'character')}`}
        </Button>
      )}
    </div>
  );
}
