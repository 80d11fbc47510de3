import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Settings } from '../../../shared/settings.ts';
import { ListField } from './ListField.tsx';
import { ResetButton } from './ResetButton.tsx';
import { Section } from './Section.tsx';

const SECRETS = ['secretHeaders'] as const;
const NAMES = ['listenAlsoOn', 'allowedHosts', 'allowedOrigins', 'secretHeaders'] as const;

/** Who besides this machine's own programs may call, and what is hidden from view. */
export function AccessSection({ settings }: { readonly settings: Settings }) {
  const [resets, setResets] = useState(0);
  const isWide = settings.listenAlsoOn.length + settings.allowedHosts.length + settings.allowedOrigins.length > 0;
  return (
    <Section
      id="access"
      resets={{ settings, names: NAMES }}
      says="Callers need no password. So programs on this machine may call, and web pages and other names may not, unless they are listed here."
    >
      {isWide && (
        <p className="flex gap-2 rounded-control bg-wait-bg px-2.5 py-1.75">
          <TriangleAlert size={14} aria-hidden className="mt-0.5 shrink-0 text-wait" />
          Whatever is listed here may ask the agent for decisions and fill this workspace.
        </p>
      )}
      <ListField
        label="Listen also on"
        name="listenAlsoOn"
        values={settings.listenAlsoOn}
        hint="One address and port a line, such as 192.168.1.5:8888: whoever reaches it may call. For 0.0.0.0 list the names that callers use below."
      />
      <ListField
        label="Allowed hosts"
        name="allowedHosts"
        values={settings.allowedHosts}
        hint="One host name a line, as callers put it into their Host header: host.docker.internal, a name in your network."
      />
      <ListField
        label="Allowed web origins"
        name="allowedOrigins"
        values={settings.allowedOrigins}
        hint="One origin a line, such as http://localhost:3000: pages from there may call the agent port from a browser."
      />
      <ListField
        key={resets}
        label="Secret headers"
        name="secretHeaders"
        values={settings.secretHeaders}
        hint={
          <>
            One header name a line. Their values are hidden in views and exports; the workspace keeps what came.{' '}
            <ResetButton settings={settings} names={SECRETS} what="Secret headers" onReset={() => setResets(resets + 1)} />
          </>
        }
      />
    </Section>
  );
}
