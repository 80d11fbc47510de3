import { CircleHelp } from 'lucide-react';
import { useStatus } from '../api/queries.ts';
import { useView } from '../store/view.ts';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { AgentAddress } from './AgentAddress.tsx';
import { FilterBox } from './FilterBox.tsx';
import { ReadySwitch } from './ReadySwitch.tsx';
import { ResponderSwitch } from './ResponderSwitch.tsx';

/** Where the agent listens, whether it is ready, who answers, and the filter. */
export function TopBar() {
  const { data: status } = useStatus();
  const { setHelpOpen, setPracticeOpen } = useView.getState();
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
          <ReadySwitch ready={status.ready} />
          <ResponderSwitch responder={status.responder} />
        </>
      )}
      <FilterBox />
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
