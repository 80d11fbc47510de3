import type { ResponderName } from '../../shared/responders.ts';
import type { Settings } from '../../shared/settings.ts';
import { tellFailure } from '../ui/notices.ts';
import { useAction } from './queries.ts';

/** Chooses who answers from now on, and says where that failed. */
export function useSetResponder(): (responder: ResponderName) => void {
  const action = useAction('setResponder', 'status');
  return (responder) => action.mutate({ input: { responder } }, { onError: (fault) => tellFailure('Could not change who answers', fault) });
}

/** Lets the agent be ready or not, and says where that failed. */
export function useSetReady(): (ready: boolean) => void {
  const action = useAction('setReady', 'status');
  return (ready) =>
    action.mutate({ input: { ready } }, { onError: (fault) => tellFailure('Could not change whether the agent is ready', fault) });
}

/** Chooses dark, light or as the system has it, and says where that failed. */
export function useSetTheme(): (theme: Settings['theme']) => void {
  const action = useAction('changeSettings', 'settings');
  return (theme) => action.mutate({ input: { theme } }, { onError: (fault) => tellFailure('Could not change the theme', fault) });
}
