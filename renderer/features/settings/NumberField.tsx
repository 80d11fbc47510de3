import type { ReactNode } from 'react';
import type { SettingsChange } from '../../../shared/settings.ts';
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
  return (
    <TextField
      label={label}
      value={String(value / scale)}
      hint={hint}
      inputMode="numeric"
      width="w-28"
      {...(unit === undefined ? {} : { unit })}
      read={(text) => {
        const wanted = Math.round(Number(text) * scale);
        const fits = text.trim() !== '' && wanted >= least && wanted <= most;
        return fits ? change(wanted) : `Expected a number from ${least / scale} to ${most / scale}, got “${text}”.`;
      }}
    />
  );
}
