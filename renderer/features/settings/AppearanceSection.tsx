import type { Settings } from '../../../shared/settings.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { Section } from './Section.tsx';

const THEMES = [
  { value: 'system', label: 'As the system has it' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

const NAMES = ['theme'] as const;

/** Dark or light. */
export function AppearanceSection({ settings }: { readonly settings: Settings }) {
  return (
    <Section id="appearance" resets={{ settings, names: NAMES }}>
      <ChoiceField label="Theme" value={settings.theme} options={THEMES} change={(theme) => ({ theme })} />
    </Section>
  );
}
