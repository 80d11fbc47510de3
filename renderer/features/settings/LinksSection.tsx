import { STAMP_KEY } from '../../../shared/lineage/stamp.ts';
import type { Settings } from '../../../shared/settings.ts';
import { STAMPS } from '../../ui/stamps.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { Section } from './Section.tsx';

const NAMES = ['stamp'] as const;

/** By what links are made beyond what callers send of their own. */
export function LinksSection({ settings }: { readonly settings: Settings }) {
  return (
    <Section
      id="links"
      resets={{ settings, names: NAMES }}
      says="Nothing in a request names the candidate that it continues. Signalbox tells by memory, and by what fits."
    >
      <ChoiceField
        label="Stamp"
        value={settings.stamp}
        options={STAMPS}
        hint={
          <>
            One member, <code className="font-mono">{STAMP_KEY}</code>, put into a memory as it is returned. Where it comes back, the link
            is certain. It is taken off before the agent sees the memory, and left out of diffs; the raw bytes show it.
          </>
        }
        change={(stamp) => ({ stamp })}
      />
    </Section>
  );
}
