import { Settings } from '../../shared/settings.ts';
import type { SettingsChange } from '../../shared/settings.ts';

/** Settings with a change: what it names, the rest as before; `keepAlive` and `layout` key by key. */
export function mergeSettings(settings: Settings, change: SettingsChange): Settings {
  return Settings.parse({
    ...settings,
    ...withoutUndefined(change),
    keepAlive: { ...settings.keepAlive, ...withoutUndefined(change.keepAlive ?? {}) },
    layout: { ...settings.layout, ...change.layout },
  });
}

/** Settings as they were kept. One that can't be read, or is unknown here, falls back to its default; the others stay. */
export function readSettings(text: string): Settings {
  const kept: unknown = JSON.parse(text);
  const whole = Settings.safeParse(kept);
  if (whole.success) return whole.data;
  const entries = Object.entries(kept !== null && typeof kept === 'object' ? kept : {});
  return Settings.parse(Object.fromEntries(entries.filter((entry) => Settings.safeParse(Object.fromEntries([entry])).success)));
}

function withoutUndefined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}
