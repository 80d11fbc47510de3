import type { Settings } from '../../../shared/settings.ts';
import { Section } from './Section.tsx';
import { TextField } from './TextField.tsx';

const NAMES = ['agentId', 'agentVersion'] as const;

/** How the agent is named in consumers' results. */
export function IdentitySection({ settings }: { readonly settings: Settings }) {
  return (
    <Section
      id="identity"
      resets={{ settings, names: NAMES }}
      says="What /v1/info says of the agent. Consumers write it into their results and expect it to stay the same while a run goes on."
    >
      <TextField
        label="Agent id"
        value={settings.agentId}
        read={(text) => (text.trim() === '' ? 'An agent needs an id.' : { agentId: text.trim() })}
      />
      <TextField
        label="Agent version"
        value={settings.agentVersion}
        width="w-40"
        read={(text) => (text.trim() === '' ? 'An agent needs a version.' : { agentVersion: text.trim() })}
      />
    </Section>
  );
}
