import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { classes } from './classes.ts';
import { isInOverlay } from './isInOverlay.ts';
import { notices } from './notices.ts';

/** The newest notice, one line over the free end of the status line: there is no control below it. It leaves by itself, or on Esc. */
export function Notices() {
  return (
    <Toast.Provider toastManager={notices} timeout={4_000} limit={1}>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-1.5 bottom-px z-50 w-fit max-w-[52vw] outline-none">
          <NoticeList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function NoticeList() {
  const { toasts, close } = Toast.useToastManager();
  const newest = toasts[0];
  useEffect(() => {
    if (newest === undefined) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isInOverlay(event.target)) return;
      // A failure asks for attention: the first Esc is for it alone.
      if (newest.type === 'failure') event.stopPropagation();
      close(newest.id);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [newest, close]);
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={classes(
        'group rounded-sm border px-2 shadow-lg shadow-shade outline-none data-limited:hidden',
        toast.type === 'failure' ? 'border-stop bg-stop-bg' : 'border-line-strong bg-panel',
      )}
    >
      <Toast.Content className="flex items-center gap-2 text-m">
        <p
          title={[toast.title, toast.description].filter((part) => typeof part === 'string').join(' ')}
          className={classes(
            'min-w-0 truncate py-px [unicode-bidi:isolate]',
            // Only a failure opens over what lies above it, and only under the pointer: its words are to be read, not passed by.
            toast.type === 'failure' && 'group-hover:whitespace-pre-wrap group-focus-within:whitespace-pre-wrap',
          )}
        >
          <Toast.Title render={<b />} className={classes('font-medium', toast.type === 'failure' && 'text-stop')} />{' '}
          <Toast.Description render={<span />} className="text-ink-2" />
        </p>
        <Toast.Action className="shrink-0 text-accent hover:underline" />
        <Toast.Close aria-label="Close" className="shrink-0 rounded-sm p-0.5 text-ink-3 hover:bg-hover hover:text-ink">
          <X size={13} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
