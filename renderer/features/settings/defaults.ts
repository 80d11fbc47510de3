import { Settings, SettingsChange } from '../../../shared/settings.ts';

/** A setting that a person sees; where panes stand is none of these. */
export type SettingName = Exclude<keyof Settings, 'layout'>;

const DEFAULTS = Settings.parse({});

/** The change that sets these back to what they are before anybody has changed them. */
export function defaultsOf(names: readonly SettingName[]): SettingsChange {
  return SettingsChange.parse(Object.fromEntries(names.map((name) => [name, DEFAULTS[name]])));
}

export function isDefault(settings: Settings, name: SettingName): boolean {
  // Plain values, lists of texts and one flat object, all with their members in the schema's order.
  return JSON.stringify(settings[name]) === JSON.stringify(DEFAULTS[name]);
}
