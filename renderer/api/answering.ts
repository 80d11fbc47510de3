import type { EndpointName, InputOf } from '../../shared/api.ts';
import type { ResponderName } from '../../shared/responders.ts';
import type { Settings } from '../../shared/settings.ts';
import type { Status } from '../../shared/status.ts';
import { useView } from '../store/view.ts';
import { describeCount } from '../ui/amounts.ts';
import { tellFailure, tellWith } from '../ui/notices.ts';
import { callApi } from './client.ts';
import { queryClient } from './queryClient.ts';

/** Chooses who answers from now on, and says where that failed. What was held before stays held, and that is said too. */
export function setResponder(responder: ResponderName): void {
  void change('setResponder', { responder }, 'status', 'Could not change who answers').then(() => {
    const status = queryClient.getQueryData<Status>(['status']);
    if (status?.responder !== responder || responder === 'human' || status.held === 0) return;
    tellWith(
      `${describeCount(status.held)} ${status.held === 1 ? 'stays' : 'stay'} held`,
      'until you release them or their callers leave.',
      {
        label: 'Show what is held',
        run: () => useView.getState().go('held'),
      },
    );
  });
}

/** Lets the agent be ready or not, and says where that failed. */
export function setReady(ready: boolean): void {
  void change('setReady', { ready }, 'status', 'Could not change whether the agent is ready');
}

/** Chooses dark, light or as the system has it, and says where that failed. */
export function setTheme(theme: Settings['theme']): void {
  void change('changeSettings', { theme }, 'settings', 'Could not change the theme');
}

/** Not bound to a component: what the command palette does goes on after the palette has closed. */
async function change<Name extends EndpointName>(
  name: Name,
  input: InputOf<Name>,
  keep: 'status' | 'settings',
  failure: string,
): Promise<void> {
  try {
    queryClient.setQueryData([keep], await callApi(name, { input }));
  } catch (fault) {
    tellFailure(failure, fault);
  }
}
