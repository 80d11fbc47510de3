import { useView } from '../store/view.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { KeyList } from '../ui/KeyList.tsx';

/** The keys, on `?`. */
export function HelpDialog() {
  const open = useView((view) => view.helpOpen);
  const setOpen = useView((view) => view.setHelpOpen);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts">
      <KeyList />
    </Dialog>
  );
}
