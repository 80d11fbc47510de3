import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Buttons, the one that goes on last. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
}

/** Something to be settled before going on. Esc and a click beside it leave it. */
export function Dialog({ open, onOpenChange, title, description, children, actions, wide = false }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-30 bg-shade" />
        <Base.Popup
          className={`fixed top-1/2 left-1/2 z-30 flex max-h-[84vh] max-w-[92vw] -translate-x-1/2 -translate-y-1/2 flex-col rounded-[10px] border border-line-strong bg-panel shadow-2xl shadow-shade outline-none ${wide ? 'w-200' : 'w-130'}`}
        >
          <div className="flex items-start gap-3 px-4 pt-3.5 pb-2">
            <div className="min-w-0 flex-1">
              <Base.Title className="text-l font-semibold">{title}</Base.Title>
              {description !== undefined && <Base.Description className="mt-0.5 text-ink-2">{description}</Base.Description>}
            </div>
            <Base.Close aria-label="Close" className="rounded-control p-1 text-ink-3 hover:bg-hover hover:text-ink">
              <X size={15} aria-hidden />
            </Base.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-1 pb-4">{children}</div>
          {actions !== undefined && (
            <div className="flex justify-end gap-2 rounded-b-[9px] border-t border-line bg-raised px-4 py-2.5">{actions}</div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
