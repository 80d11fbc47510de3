import type { Settings } from '../../../shared/settings.ts';
import { RESPONDERS } from '../../ui/responders.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { NumberField } from './NumberField.tsx';
import { Section } from './Section.tsx';

const MODES = [
  { value: 'normal', label: 'Normal', hint: 'Plays along sensibly and remembers' },
  { value: 'unchanged', label: 'Unchanged memory', hint: 'Decides, but returns the memory as it came' },
  { value: 'identical', label: 'Identical candidates', hint: 'All candidates of an input are the same' },
  { value: 'error', label: 'Errors', hint: 'Every candidate is an error' },
] as const;

const NAMES = ['responder', 'sampleMode', 'sampleDelayMs'] as const;

/** Who answers, and how the sample does. */
export function ResponderSection({ settings }: { readonly settings: Settings }) {
  return (
    <Section id="responder" resets={{ settings, names: NAMES }} says="For requests that arrive from now on; what is held stays held.">
      <ChoiceField label="Who answers" value={settings.responder} options={RESPONDERS} change={(responder) => ({ responder })} />
      <ChoiceField label="How Sample answers" value={settings.sampleMode} options={MODES} change={(sampleMode) => ({ sampleMode })} />
      <NumberField
        label="Sample waits"
        value={settings.sampleDelayMs}
        least={0}
        most={600_000}
        unit="ms"
        hint="Before each answer, so that traffic can be watched."
        change={(sampleDelayMs) => ({ sampleDelayMs })}
      />
    </Section>
  );
}
