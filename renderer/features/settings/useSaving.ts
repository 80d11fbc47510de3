import { useEffect, useState } from 'react';
import { describeIssue } from '../../../shared/describeIssue.ts';
import { SettingsChange } from '../../../shared/settings.ts';
import { useAction } from '../../api/queries.ts';
import type { FieldState } from './Field.tsx';

/** Keeps one setting: checks a change by the same schema as the host, sends it, and says what became of it. */
export function useSaving(): FieldState & { save(change: SettingsChange): void } {
  const change = useAction('changeSettings', 'settings');
  const [state, setState] = useState<FieldState>({ problem: null, saved: false });
  useEffect(() => {
    if (!state.saved) return undefined;
    const timer = setTimeout(() => setState({ problem: null, saved: false }), 2_500);
    return () => clearTimeout(timer);
  }, [state]);
  const save = (wanted: SettingsChange) => {
    const checked = SettingsChange.safeParse(wanted);
    if (!checked.success) {
      setState({ problem: `${checked.error.issues.map(describeIssue).join('. ')}.`, saved: false });
      return;
    }
    change.mutate(
      { input: checked.data },
      {
        onSuccess: () => setState({ problem: null, saved: true }),
        onError: (fault) => setState({ problem: fault.message, saved: false }),
      },
    );
  };
  return { ...state, save };
}
