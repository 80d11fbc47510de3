import type { FocusEvent } from 'react';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A few choices side by side, one of them on. The arrow keys choose as they go. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    <ToggleGroup
      aria-label={label}
      value={[value]}
      onValueChange={(values: Value[]) => {
        if (values[0] !== undefined) onChange(values[0]);
      }}
      className="inline-flex shrink-0 overflow-hidden rounded-control border border-line"
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          value={option.value}
          onFocus={(event) => {
            if (option.value !== value && cameFromSibling(event)) onChange(option.value);
          }}
          className="h-6.5 border-r border-line px-2.75 whitespace-nowrap text-ink-2 -outline-offset-2 last:border-r-0 hover:bg-hover data-pressed:bg-selected data-pressed:text-accent"
        >
          {option.label}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}

function cameFromSibling({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return relatedTarget instanceof Element && relatedTarget.parentElement === currentTarget.parentElement;
}
