import type { Settings } from '../../../shared/settings.ts';
import { NumberField } from './NumberField.tsx';
import { Section } from './Section.tsx';

const NAMES = ['candidatesPerSituation', 'candidatesPerRequest'] as const;

/** How many candidates a caller may ask for. */
export function LimitsSection({ settings }: { readonly settings: Settings }) {
  return (
    <Section
      id="limits"
      resets={{ settings, names: NAMES }}
      says="A request beyond these is refused with 422, and told which limit it met."
    >
      <NumberField
        label="Candidates per input"
        value={settings.candidatesPerSituation}
        least={1}
        most={100_000}
        change={(candidatesPerSituation) => ({ candidatesPerSituation })}
      />
      <NumberField
        label="Candidates per request"
        value={settings.candidatesPerRequest}
        least={1}
        most={1_000_000}
        change={(candidatesPerRequest) => ({ candidatesPerRequest })}
      />
    </Section>
  );
}
