import type { KeyboardEvent } from 'react';
import { isLastChange } from './draft/replacements.ts';
import type { Composer } from './draft/useComposer.ts';

/** Ctrl+Z and its like, on their way down to the field: where the last change was a replacement they mean that, else the field's own undo. */
export function undoKeys(composer: Composer): (event: KeyboardEvent) => void {
  return (event) => {
    const way = wayOf(event);
    if (way === null || !isLastChange(composer.draft.replacements, way, composer.draft.candidates)) return;
    event.preventDefault();
    event.stopPropagation();
    if (way === 'undo') composer.undo();
    else composer.redo();
  };
}

function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (ctrlKey === metaKey || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
}
