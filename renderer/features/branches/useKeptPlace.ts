import { useEffect, useState } from 'react';
import { keepLayout } from '../../api/layout.ts';
import { useSettings } from '../../api/queries.ts';
import { useBranches } from '../../store/branches.ts';
import { readNodeKey } from '../../store/nodePlace.ts';

const PAUSE_MS = 500;
/** What a layout value may hold. */
const LONGEST = 2_000;

/** Whether this window has taken over what the workspace remembers: once, so that two windows do not pull at each other. */
let isTaken = false;

/** Comes back to the interaction, node, path and folding that were left last, and remembers them. True once that is done. */
export function useKeptPlace(): boolean {
  const { data: settings } = useSettings();
  const [isRestored, setRestored] = useState(isTaken);
  useEffect(() => {
    if (!settings || isRestored) return;
    isTaken = true;
    setRestored(true);
    const { interaction, goal, restore } = useBranches.getState();
    if (interaction === null && goal === null) restore(readKept(settings.layout));
  }, [settings, isRestored]);
  useEffect(() => {
    if (!isRestored) return undefined;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const stop = useBranches.subscribe((now, before) => {
      const isSame =
        now.interaction === before.interaction && now.node === before.node && now.zoom === before.zoom && now.closed === before.closed;
      if (isSame) return;
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(() => {
        timer = null;
        keep();
      }, PAUSE_MS);
    });
    return () => {
      stop();
      if (timer === null) return;
      clearTimeout(timer);
      keep();
    };
  }, [isRestored]);
  return isRestored;
}

function keep(): void {
  const { interaction, node, zoom, closed } = useBranches.getState();
  keepLayout('branches.interaction', interaction ?? '');
  keepLayout('branches.node', node ?? '');
  keepLayout('branches.path', zoom ?? '');
  keepLayout('branches.closed', joinKeys(closed));
}

function readKept(layout: Readonly<Record<string, unknown>>) {
  const text = (key: string) => {
    const value = layout[key];
    return typeof value === 'string' ? value : '';
  };
  const nodeAt = (key: string) => (readNodeKey(text(key)) ? text(key) : null);
  if (readNodeKey(text('branches.interaction')) === null) return {};
  const closed = new Set(text('branches.closed').split(' ').filter(readNodeKey));
  return { interaction: text('branches.interaction'), node: nodeAt('branches.node'), zoom: nodeAt('branches.path'), closed };
}

/** As many keys as a layout value holds. */
function joinKeys(keys: ReadonlySet<string>): string {
  let text = '';
  for (const key of keys) {
    if (text.length + key.length + 1 > LONGEST) break;
    text += text === '' ? key : ` ${key}`;
  }
  return text;
}
