import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { classes } from './classes.ts';
import { notices } from './notices.ts';

/** Short notices in the lower right corner; a failure stays until it is closed. */
export function Notices() {
  return (
    <Toast.Provider toastManager={notices} timeout={4_000}>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-3 bottom-9 z-50 flex w-90 max-w-[90vw] flex-col gap-2 outline-none">
          <NoticeList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function NoticeList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={classes(
        'rounded-card border bg-panel px-3 py-2 shadow-xl shadow-shade',
        toast.type === 'failure' ? 'border-stop' : 'border-line-strong',
      )}
    >
      <Toast.Content className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Toast.Title className={classes('font-medium', toast.type === 'failure' && 'text-stop')} />
          <Toast.Description className="captured text-ink-2" />
          <Toast.Action className="mt-0.5 text-accent hover:underline" />
        </div>
        <Toast.Close aria-label="Close" className="rounded-control p-0.5 text-ink-3 hover:bg-hover hover:text-ink">
          <X size={13} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
