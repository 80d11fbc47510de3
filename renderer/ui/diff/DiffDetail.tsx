import { Braces, Clock3, Copy, CopyMinus, CopyPlus, Signpost } from 'lucide-react';
import { useContext } from 'react';
import type { DiffHandle } from '../../api/differ.ts';
import { Button } from '../Button.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { IconButton } from '../IconButton.tsx';
import { ValueActionsContext } from '../valueActions.ts';
import { visibleText } from '../visibleText.ts';
import type { ChosenValue } from './chosenValue.ts';
import { mayHoldJson, pointerOfChosen } from './chosenValue.ts';
import { InsideString } from './InsideString.tsx';

interface DiffDetailProps {
  readonly value: ChosenValue;
  readonly handle: DiffHandle;
  readonly whole: boolean;
  readonly onWhole: (whole: boolean) => void;
  /** Opens the JSON in the chosen string. */
  readonly onOpenJson: () => void;
}

/** Below a diff: where the chosen value is, how to copy it, and all of a string. */
export function DiffDetail({ value, handle, whole, onWhole, onOpenJson }: DiffDetailProps) {
  const actions = useContext(ValueActionsContext);
  const { before, after, change } = value;
  const pointer = pointerOfChosen(value);
  const isString = [before, after].some((side) => side?.literal?.startsWith('"'));
  const was = before?.literal ?? null;
  const is = after?.literal ?? null;
  const isBoth = was !== null && is !== null && was !== is;
  const own = after === null ? was : is;
  return (
    <section aria-label="The chosen value" className="flex max-h-[55%] shrink-0 flex-col border-t border-line bg-raised">
      <div className="flex h-7 shrink-0 items-center gap-1 px-2 text-s text-ink-3">
        <span className="captured-line min-w-0 flex-1 font-mono" title={visibleText((pointer ?? '').slice(0, 1_000))}>
          {describePlace(value)}
        </span>
        {isString && (
          <Button look="quiet" size="small" aria-expanded={whole} onClick={() => onWhole(!whole)}>
            {whole ? 'Hide the text' : 'Whole text'}
          </Button>
        )}
        {(mayHoldJson(after?.literal) || mayHoldJson(before?.literal)) && (
          <IconButton icon={Braces} label="Open the JSON in this string (o)" onClick={onOpenJson} />
        )}
        {actions && pointer !== null && (
          <IconButton icon={Clock3} label="When did this value change? (w)" onClick={() => actions.askWhen(pointer)} />
        )}
        {pointer !== null && <CopyButton text={pointer} label="Copy the pointer (Shift C)" icon={Signpost} />}
        {isBoth && <CopyButton text={was} label="Copy the value before" icon={CopyMinus} />}
        {own !== null && (
          <CopyButton text={own} label={isBoth ? 'Copy the value after (c)' : 'Copy the value (c)'} icon={isBoth ? CopyPlus : Copy} />
        )}
      </div>
      {whole && isString && <InsideString key={`${change} ${pointer}`} value={value} handle={handle} />}
    </section>
  );
}

function describePlace({ before, after }: ChosenValue): string {
  const was = before?.pointer ?? null;
  const is = after?.pointer ?? null;
  const told = was !== null && is !== null && was !== is ? `${name(was)} → ${name(is)}` : name(is ?? was ?? '');
  return visibleText(told.slice(-400));
}

function name(pointer: string): string {
  return pointer === '' ? 'whole value' : pointer;
}
