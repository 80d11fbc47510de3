import type { Settings } from '../../../shared/settings.ts';
import { SettingsChange } from '../../../shared/settings.ts';
import { useAction } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { tellFailure, tellWith } from '../../ui/notices.ts';
import type { SettingName } from './defaults.ts';
import { defaultsOf, isDefault } from './defaults.ts';

interface ResetButtonProps {
  readonly settings: Settings;
  readonly names: readonly SettingName[];
  /** What is set back, such as `Limits`. */
  readonly what: string;
  /** Once they are set back. */
  readonly onReset?: () => void;
}

/** Sets settings back to what they were at the very first start; nothing where they are that. */
export function ResetButton({ settings, names, what, onReset }: ResetButtonProps) {
  const change = useAction('changeSettings', 'settings');
  if (names.every((name) => isDefault(settings, name))) return null;
  const set = (values: SettingsChange, done: () => void) =>
    change.mutate({ input: values }, { onSuccess: done, onError: (fault) => tellFailure(`Could not set back ${what}`, fault) });
  const before = SettingsChange.parse(Object.fromEntries(names.map((name) => [name, settings[name]])));
  const undo = () => set(before, () => undefined);
  const reset = () =>
    set(defaultsOf(names), () => {
      onReset?.();
      tellWith(`${what}: back to the defaults.`, '', { label: 'Undo', run: undo });
    });
  return (
    <Button look="quiet" size="small" aria-label={`Reset to defaults: ${what}`} disabled={change.isPending} onClick={reset}>
      Reset to defaults
    </Button>
  );
}
