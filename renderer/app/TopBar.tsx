import { CircleHelp } from 'lucide-react';
import { useStatus } from '../api/queries.ts';
import { useView } from '../store/view.ts';
import { Button } from '../ui/Button.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { Menu } from '../ui/Menu.tsx';
import { MOD_KEY } from '../ui/modKey.ts';
import { AgentAddress } from './AgentAddress.tsx';
import { FilterPlace } from './FilterPlace.tsx';
import { ReadySwitch } from './ReadySwitch.tsx';
import { ResponderSwitch } from './ResponderSwitch.tsx';

/** Where the agent listens, whether it is ready, who answers, the filter, and the way to every action. */
export function TopBar() {
  const { data: status } = useStatus();
  const { setHelpOpen, setPaletteOpen, setPracticeOpen } = useView.getState();
  const help = (
    <Button look="quiet" size="icon" aria-label="Help and practice">
      <CircleHelp size={16} strokeWidth={1.7} aria-hidden />
    </Button>
  );
  return (
    <header className="col-start-2 row-start-1 flex min-w-0 items-center gap-2.5 border-b border-line bg-panel px-3">
      {status && (
        <>
          <AgentAddress status={status} />
          <ReadySwitch status={status} />
          <ResponderSwitch responder={status.responder} />
        </>
      )}
      <FilterPlace />
      <Button look="chip" size="bar" aria-label={`Command palette: ${MOD_KEY} K`} onClick={() => setPaletteOpen(true)}>
        <Kbd>{MOD_KEY} K</Kbd>
      </Button>
      <Menu
        trigger={help}
        align="end"
        entries={[
          { label: 'Practice world…', hint: 'Two robots sort a table: a built-in consumer', onSelect: () => setPracticeOpen(true) },
          { label: 'Keyboard shortcuts', hint: 'Press ? anywhere', onSelect: () => setHelpOpen(true) },
        ]}
      />
    </header>
  );
}
