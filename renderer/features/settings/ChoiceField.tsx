import type { ReactNode } from 'react';
import type { SettingsChange } from '../../../shared/settings.ts';
import type { SelectOption } from '../../ui/Select.tsx';
import { Select } from '../../ui/Select.tsx';
import { Field } from './Field.tsx';
import { useSaving } from './useSaving.ts';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly hint?: ReactNode;
  readonly change: (value: Value) => SettingsChange;
}

/** One choice of several; kept at once. */
export function ChoiceField<Value extends string>({ label, value, options, hint, change }: ChoiceFieldProps<Value>) {
  const { save, ...state } = useSaving();
  return (
    <Field label={label} hint={hint} {...state}>
      {({ control, hint: described, invalid }) => (
        <Select
          label={{ control, described, invalid }}
          value={value}
          options={options}
          onChange={(next) => save(change(next))}
          className="h-7 min-w-60"
        />
      )}
    </Field>
  );
}
