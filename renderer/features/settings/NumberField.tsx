import type { ReactNode } from 'react';
import type { SettingsChange } from '../../../shared/settings.ts';
import { readNumber, showNumber } from './readNumber.ts';
import { TextField } from './TextField.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** What one of it is in the setting's own unit, such as 1,000 for seconds kept as milliseconds. */
  readonly scale?: number;
  readonly unit?: string;
  readonly hint?: ReactNode;
  readonly change: (value: number) => SettingsChange;
}

/** A number between two others. */
export function NumberField({ label, value, least, most, scale = 1, unit, hint, change }: NumberFieldProps) {
  const range = { least, most, scale };
  return (
    <TextField
      label={label}
      value={showNumber(value, range)}
      hint={hint}
      inputMode="numeric"
      width="w-28"
      {...(unit === undefined ? {} : { unit })}
      read={(text) => {
        const wanted = readNumber(text, range);
        return typeof wanted === 'string' ? wanted : change(wanted);
      }}
    />
  );
}
