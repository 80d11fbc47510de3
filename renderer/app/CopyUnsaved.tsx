import { useSyncExternalStore } from 'react';
import { drafts } from '../features/held/draft/drafts.ts';
import { copyText } from '../ui/copyText.ts';
import { Button } from '../ui/Button.tsx';
import { allUnsavedText } from './unsavedText.ts';

/** While nothing can be stored: takes along what was typed and is in this page alone. */
export function CopyUnsaved() {
  const count = useSyncExternalStore(drafts.subscribe, () => drafts.unsaved().length);
  if (count === 0) return null;
  return (
    <Button onClick={() => copyText(allUnsavedText(drafts.unsaved()), 'Copied what was typed')}>
      {count === 1 ? 'Copy the unsaved answer' : `Copy the ${count} unsaved answers`}
    </Button>
  );
}
