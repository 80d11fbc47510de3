import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { decodeString } from '../../../shared/json/decode.ts';
import type { DiffHandle } from '../../api/differ.ts';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { JsonTree } from '../JsonTree.tsx';
import { visibleText } from '../visibleText.ts';
import { ValueActionsContext } from '../valueActions.ts';
import type { ChosenValue } from './chosenValue.ts';
import { mayHoldJson, pointerOfChosen } from './chosenValue.ts';

interface NestedJsonProps {
  readonly value: ChosenValue;
  readonly handle: DiffHandle;
  /** Two texts against each other. */
  readonly compare: (before: string, after: string) => ReactNode;
  readonly onBack: () => void;
}

/** The JSON within a string: diffed where both texts of a changed string are such, else as a tree. Esc leads back. */
export function NestedJson({ value, handle, compare, onBack }: NestedJsonProps) {
  const both = useBoth(value, handle);
  const pointer = pointerOfChosen(value) ?? '';
  // Esc anywhere within leads back, and no further.
  const within = useHotkeys<HTMLDivElement>('esc', (event) => {
    event.stopPropagation();
    onBack();
  });
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  const one = useMemo(() => decodeOne(value), [value]);
  return (
    <div ref={within} className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-8 shrink-0 items-center gap-2 border-b border-line px-2">
        <Button look="quiet" size="small" onClick={onBack} ref={back}>
          <ChevronLeft size={14} aria-hidden /> Back
        </Button>
        <span className="captured-line min-w-0 text-ink-2">
          JSON in the string at <code className="font-mono text-m text-ink">{visibleText(pointer.slice(-300))}</code>
        </span>
      </div>
      {/* Pointers within the string are not pointers into the memory. */}
      <ValueActionsContext value={null}>
        {both === undefined ? (
          <EmptyState title="Reading…" />
        ) : both ? (
          compare(both.before, both.after)
        ) : (
          <JsonTree text={one} label="JSON within the string" />
        )}
      </ValueActionsContext>
    </div>
  );
}

/** Both texts of a changed string where both are JSON; null where they are not, undefined while that is looked into. */
function useBoth({ change, before, after }: ChosenValue, handle: DiffHandle): { before: string; after: string } | null | undefined {
  const isOne = change === null || before === null || after === null || before.literal === after.literal;
  const [both, setBoth] = useState<{ before: string; after: string } | null | undefined>(isOne ? null : undefined);
  useEffect(() => {
    if (isOne) return undefined;
    let left = false;
    handle.inside(change).then(
      (inside) => {
        if (!left) setBoth(inside?.json ?? null);
      },
      () => {
        // The worker stopped: one of the two can be read all the same.
        if (!left) setBoth(null);
      },
    );
    return () => {
      left = true;
    };
  }, [change, handle, isOne]);
  return both;
}

function decodeOne({ before, after }: ChosenValue): string {
  const literal = [after?.literal, before?.literal].find(mayHoldJson) ?? '""';
  return decodeString(literal, 0, literal.length);
}
