import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

/** A label that stands elsewhere, with `for` on the control's id. */
export interface OutsideLabel {
  readonly control: string;
  /** Id of what describes it. */
  readonly described: string;
  readonly invalid: boolean;
}

interface SelectProps<Value extends string> {
  readonly label: string | OutsideLabel;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** Words before the value, such as `Answers:`. */
  readonly lead?: ReactNode;
  /** Shown instead of the value's label, where there is more to say. */
  readonly shown?: ReactNode;
  readonly className?: string;
  readonly disabled?: boolean;
}

/** One choice of several, behind a button that shows it. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange, lead, shown, className, disabled = false } = props;
  return (
    <Base.Root
      items={options.map((option) => ({ value: option.value, label: option.label }))}
      value={value}
      disabled={disabled}
      onValueChange={(next) => {
        if (next !== null) onChange(next);
      }}
    >
      <Base.Trigger
        {...(typeof label === 'string'
          ? { 'aria-label': label }
          : { id: label.control, 'aria-describedby': label.described, 'aria-invalid': label.invalid })}
        className={classes(
          'inline-flex h-6.5 shrink-0 items-center gap-1.5 rounded-control border border-line bg-raised px-2.5 whitespace-nowrap hover:bg-hover data-disabled:opacity-50',
          className,
        )}
      >
        {lead !== undefined && <span className="text-ink-2">{lead}</span>}
        <Base.Value className="min-w-0 overflow-hidden font-medium text-ellipsis">{shown}</Base.Value>
        <ChevronDown size={12} aria-hidden className="ml-auto shrink-0 text-ink-3" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} align="start" className="z-40 outline-none">
          <Base.Popup className="max-h-(--available-height) max-w-90 min-w-(--anchor-width) overflow-y-auto rounded-card border border-line-strong bg-panel p-1 shadow-xl shadow-shade outline-none">
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                className="grid grid-cols-[14px_1fr] gap-x-1.5 rounded-sm px-2 py-1 outline-none data-highlighted:bg-selected"
              >
                <Base.ItemIndicator className="col-start-1 pt-0.75">
                  <Check size={12} aria-hidden />
                </Base.ItemIndicator>
                <Base.ItemText className="col-start-2">{option.label}</Base.ItemText>
                {option.hint !== undefined && <span className="col-start-2 text-s text-ink-3">{option.hint}</span>}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
