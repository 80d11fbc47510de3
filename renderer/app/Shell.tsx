import { BranchesScreen } from '../features/branches/BranchesScreen.tsx';
import { HeldScreen } from '../features/held/HeldScreen.tsx';
import { SettingsScreen } from '../features/settings/SettingsScreen.tsx';
import { useView } from '../store/view.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { Palette } from './palette/Palette.tsx';
import { PracticeDialog } from './PracticeDialog.tsx';
import { ProblemBar } from './ProblemBar.tsx';
import { Rail } from './Rail.tsx';
import { StatusLine } from './StatusLine.tsx';
import { TopBar } from './TopBar.tsx';
import { TrafficPlace } from './TrafficPlace.tsx';
import { useTitle } from './useTitle.ts';
import { useShellKeys } from './useShellKeys.ts';

const SCREENS = { traffic: TrafficPlace, held: HeldScreen, branches: BranchesScreen, settings: SettingsScreen } as const;

/** Rail, top bar and status line around the screen that is on. */
export function Shell() {
  useShellKeys();
  useTitle();
  const Screen = SCREENS[useView((view) => view.screen)];
  return (
    <div className="grid h-full grid-cols-[var(--rail)_minmax(0,1fr)] grid-rows-[var(--bar)_auto_minmax(0,1fr)_24px]">
      <Rail />
      <TopBar />
      <ProblemBar />
      <main className="col-start-2 row-start-3 flex min-h-0 min-w-0 flex-col bg-panel">
        <Screen />
      </main>
      <StatusLine />
      <Palette />
      <HelpDialog />
      <PracticeDialog />
    </div>
  );
}
