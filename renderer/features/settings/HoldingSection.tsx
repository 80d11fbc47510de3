import { Switch } from '@base-ui/react/switch';
import type { Settings } from '../../../shared/settings.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { Field } from './Field.tsx';
import { NumberField } from './NumberField.tsx';
import { Section } from './Section.tsx';
import { useSaving } from './useSaving.ts';

const POLICIES = [
  { value: 'leave', label: 'Leave it waiting', hint: 'The caller gives up when it gives up' },
  { value: 'error', label: 'Answer with an error', hint: 'As the contract has it' },
  { value: 'sample', label: 'Let Sample answer', hint: 'The draft is kept' },
] as const;

const NAMES = ['keepAlive', 'atDeadline'] as const;

/** How callers are kept waiting while a person thinks. */
export function HoldingSection({ settings }: { readonly settings: Settings }) {
  const { keepAlive } = settings;
  const { save, ...state } = useSaving();
  return (
    <Section
      id="holding"
      resets={{ settings, names: NAMES }}
      says="While you think, white space before the answer keeps a caller waiting. Its price: status 200 is out with the first of it."
    >
      <Field label="Keep callers waiting" {...state}>
        {({ control }) => (
          <Switch.Root
            id={control}
            aria-label="Keep callers waiting"
            checked={keepAlive.enabled}
            onCheckedChange={(enabled) => save({ keepAlive: { enabled } })}
            className="flex h-5 w-9 rounded-full border border-line-strong bg-bg p-0.5 data-checked:border-accent data-checked:bg-accent"
          >
            <Switch.Thumb className="aspect-square h-full rounded-full bg-ink-3 transition-transform data-checked:translate-x-4 data-checked:bg-accent-ink" />
          </Switch.Root>
        )}
      </Field>
      <NumberField
        label="First after"
        value={keepAlive.firstAfterMs}
        least={100}
        most={600_000}
        scale={1_000}
        unit="s"
        hint="Sooner where a caller is known to be less patient: after half of what it waits."
        change={(firstAfterMs) => ({ keepAlive: { firstAfterMs } })}
      />
      <NumberField
        label="Then every"
        value={keepAlive.everyMs}
        least={100}
        most={600_000}
        scale={1_000}
        unit="s"
        change={(everyMs) => ({ keepAlive: { everyMs } })}
      />
      <ChoiceField
        label="At the likely deadline"
        value={settings.atDeadline}
        options={POLICIES}
        hint="When a caller that is not kept waiting is about to give up."
        change={(atDeadline) => ({ atDeadline })}
      />
    </Section>
  );
}
