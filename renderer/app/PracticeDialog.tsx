import { useView } from '../store/view.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { PracticePanel } from './PracticePanel.tsx';

/** The practice world, from any screen. */
export function PracticeDialog() {
  const open = useView((view) => view.practiceOpen);
  const setOpen = useView((view) => view.setPracticeOpen);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Practice world"
      description="A built-in consumer: two robots sort a table and press buttons. It calls the agent port like any other consumer."
    >
      <PracticePanel />
    </Dialog>
  );
}
