import { useSettings, useStatus } from '../../api/queries.ts';
import { classes } from '../../ui/classes.ts';
import { Scroll } from '../../ui/Scroll.tsx';
import { AccessSection } from './AccessSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { HoldingSection } from './HoldingSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { jumpToSection } from './jumpToSection.ts';
import { KeysSection } from './KeysSection.tsx';
import { LimitsSection } from './LimitsSection.tsx';
import { LinksSection } from './LinksSection.tsx';
import { PortSection } from './PortSection.tsx';
import { ResponderSection } from './ResponderSection.tsx';
import { SECTIONS } from './sections.ts';
import { useShownSection } from './useShownSection.ts';
import { WorkspaceSection } from './WorkspaceSection.tsx';

/** What a person may set; each change is kept as it is made. */
export function SettingsScreen() {
  const { data: settings } = useSettings();
  const { data: status } = useStatus();
  const { scroller, shown } = useShownSection(settings !== undefined && status !== undefined);
  if (!settings || !status) return null;
  return (
    <div className="flex min-h-0 flex-1">
      <nav aria-label="Settings" className="w-45 shrink-0 border-r border-line p-2">
        {SECTIONS.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault();
              jumpToSection(id);
            }}
            aria-current={id === shown ? 'location' : undefined}
            className={classes(
              'block rounded-control px-2 py-1',
              id === shown ? 'bg-selected text-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
            )}
          >
            {title}
          </a>
        ))}
      </nav>
      <Scroll ref={scroller} label="All settings" className="min-w-0 flex-1 overflow-y-auto">
        <div className="grid max-w-190 gap-8 px-7 pt-5 pb-4">
          <h1 className="text-xl font-semibold">Settings</h1>
          <IdentitySection settings={settings} />
          <PortSection status={status} />
          <ResponderSection settings={settings} />
          <HoldingSection settings={settings} />
          <LinksSection settings={settings} />
          <LimitsSection settings={settings} />
          <AccessSection settings={settings} />
          <AppearanceSection settings={settings} />
          <WorkspaceSection status={status} />
          {/* As high as the window, so that every section can be gone to. */}
          <div className="min-h-[calc(100vh-110px)]">
            <KeysSection />
          </div>
        </div>
      </Scroll>
    </div>
  );
}
