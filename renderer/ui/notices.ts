import { Toast } from '@base-ui/react/toast';

export const notices = Toast.createToastManager();

const FAILURE_MS = 20_000;

/** Says in passing that something was done. */
export function tell(title: string, description?: string): void {
  notices.add({ title, ...(description === undefined ? {} : { description }) });
}

/** Says for some seconds that something was done, with a way on from it. */
export function tellWith(title: string, description: string, action: { readonly label: string; readonly run: () => void }): void {
  const id = notices.add({
    title,
    description,
    timeout: 8_000,
    actionProps: {
      children: action.label,
      onClick: () => {
        notices.close(id);
        action.run();
      },
    },
  });
}

/** Says that something failed, and why; long enough to be read, and longer while the pointer is over it. */
export function tellFailure(title: string, fault: unknown): void {
  const description = fault instanceof Error ? fault.message : String(fault);
  notices.add({ title, description, type: 'failure', timeout: FAILURE_MS, priority: 'high' });
}
