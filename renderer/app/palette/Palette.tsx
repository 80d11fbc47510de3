import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef } from 'react';
import type { Command } from '../../store/offers.ts';
import { useView } from '../../store/view.ts';
import { PaletteList } from './PaletteList.tsx';

/** Every action, found by its words: on Ctrl K or ⌘ K, from anywhere. */
export function Palette() {
  const open = useView((view) => view.paletteOpen);
  const setOpen = useView((view) => view.setPaletteOpen);
  const chosen = useRef<Command | null>(null);
  const choose = (command: Command) => {
    chosen.current = command;
    setOpen(false);
  };
  // Once the focus is back where it was: what is done may move it on.
  const settled = (isOpen: boolean) => {
    if (isOpen) return;
    const command = chosen.current;
    chosen.current = null;
    command?.run();
  };
  return (
    <Base.Root open={open} onOpenChange={setOpen} onOpenChangeComplete={settled}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-30 bg-shade" />
        <Base.Popup
          aria-label="Command palette"
          className="fixed top-[12vh] left-1/2 z-30 flex max-h-[64vh] w-140 max-w-[92vw] -translate-x-1/2 flex-col overflow-hidden rounded-[10px] border border-line-strong bg-panel shadow-2xl shadow-shade outline-none"
        >
          <PaletteList onChoose={choose} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
