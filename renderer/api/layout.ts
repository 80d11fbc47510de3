import type { Settings } from '../../shared/settings.ts';
import { callApi } from './client.ts';
import { useSettings } from './queries.ts';
import { queryClient } from './queryClient.ts';

type LayoutValue = string | number | boolean;

let pending: Record<string, LayoutValue> = {};
let timer: ReturnType<typeof setTimeout> | null = null;

/** Where a pane, a column or a tab stands, kept in the workspace; `key` is the renderer's own name, such as `traffic.tab`. */
export function useLayout<T extends LayoutValue>(key: string, fallback: T): [T, (value: T) => void] {
  const { data } = useSettings();
  const kept = pending[key] ?? data?.layout[key];
  // A value of another type was written by another version: the fallback takes its place.
  const value = typeof kept === typeof fallback ? (kept as T) : fallback;
  return [value, (next) => keepLayout(key, next)];
}

/** Keeps a layout value at once in this window and, a moment later, in the workspace. */
export function keepLayout(key: string, value: LayoutValue): void {
  pending = { ...pending, [key]: value };
  queryClient.setQueryData<Settings>(['settings'], (settings) =>
    settings ? { ...settings, layout: { ...settings.layout, [key]: value } } : settings,
  );
  if (timer !== null) clearTimeout(timer);
  timer = setTimeout(() => void save(), 400);
}

async function save(): Promise<void> {
  const layout = pending;
  pending = {};
  // A lost layout value is no loss worth a message; the window keeps its own.
  await callApi('changeSettings', { input: { layout } }).catch(() => undefined);
}
