import type { ReactNode } from 'react';
import { useState } from 'react';
import { Field } from './Field.tsx';
import type { ListName } from './lines.ts';
import { changeList, checkLines, readLines } from './lines.ts';
import { useSaving } from './useSaving.ts';
import { useTyped } from './useTyped.ts';

interface ListFieldProps {
  readonly label: string;
  readonly name: ListName;
  readonly values: readonly string[];
  readonly hint?: ReactNode;
}

/** A list, one entry a line; kept when left. */
export function ListField({ label, name, values, hint }: ListFieldProps) {
  const kept = values.join('\n');
  const { typed, edit, settle } = useTyped(kept);
  const [wrong, setWrong] = useState<string | null>(null);
  const { save, problem, saved } = useSaving();
  const keep = () => {
    const lines = readLines(typed);
    const fault = checkLines(name, lines);
    setWrong(fault);
    if (fault !== null) return;
    settle();
    if (lines.join('\n') !== kept) save(changeList(name, lines));
  };
  return (
    <Field label={label} hint={hint} problem={wrong ?? problem} saved={saved}>
      {({ control, hint: described, invalid }) => (
        <textarea
          id={control}
          aria-describedby={described}
          aria-invalid={invalid}
          spellCheck={false}
          rows={Math.min(8, Math.max(2, typed.split('\n').length))}
          value={typed}
          onChange={(event) => edit(event.target.value)}
          onBlur={keep}
          className="w-80 max-w-full rounded-control border border-line-strong bg-bg px-2 py-1 font-mono text-m aria-invalid:border-stop"
        />
      )}
    </Field>
  );
}
