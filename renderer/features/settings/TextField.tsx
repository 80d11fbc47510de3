import type { ReactNode } from 'react';
import { useState } from 'react';
import type { SettingsChange } from '../../../shared/settings.ts';
import { Field } from './Field.tsx';
import { useSaving } from './useSaving.ts';
import { useTyped } from './useTyped.ts';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: ReactNode;
  readonly inputMode?: 'text' | 'numeric';
  readonly width?: string;
  readonly unit?: string;
  /** The change that a text asks for, or why it can't be one. */
  readonly read: (text: string) => SettingsChange | string;
}

/** A setting in one line; kept on Enter or when left, taken back by Esc. */
export function TextField({ label, value, hint, inputMode = 'text', width = 'w-80', unit, read }: TextFieldProps) {
  const { typed, edit, settle, takeBack } = useTyped(value);
  const [wrong, setWrong] = useState<string | null>(null);
  const { save, problem, saved } = useSaving();
  const keep = () => {
    if (typed === value) {
      settle();
      return setWrong(null);
    }
    const change = read(typed);
    if (typeof change === 'string') return setWrong(change);
    setWrong(null);
    settle();
    save(change);
  };
  return (
    <Field label={label} hint={hint} problem={wrong ?? problem} saved={saved}>
      {({ control, hint: described, invalid }) => (
        <>
          <input
            id={control}
            aria-describedby={described}
            aria-invalid={invalid}
            inputMode={inputMode}
            spellCheck={false}
            value={typed}
            onChange={(event) => edit(event.target.value)}
            onBlur={keep}
            onKeyDown={(event) => {
              if (event.key === 'Enter') keep();
              if (event.key === 'Escape') {
                takeBack();
                setWrong(null);
              }
            }}
            className={`h-7 ${width} max-w-full rounded-control border border-line-strong bg-bg px-2 font-mono text-m aria-invalid:border-stop`}
          />
          {unit !== undefined && <span className="text-ink-3">{unit}</span>}
        </>
      )}
    </Field>
  );
}
