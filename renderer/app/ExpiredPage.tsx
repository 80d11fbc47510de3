import { useState } from 'react';
import { takeToken } from '../api/token.ts';
import { drafts } from '../features/held/draft/drafts.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { FullPage } from './FullPage.tsx';
import { describeUnsaved, unsavedText } from './unsavedText.ts';

/** For a page that has no key, or that of an earlier launch. What was typed and could not be stored can be copied. */
export function ExpiredPage() {
  const [unsaved] = useState(() => drafts.unsaved());
  if (takeToken() === null) {
    return (
      <FullPage title="This address is incomplete">
        <p>Signalbox runs here, but the end of the address is missing: the key without which it shows nothing.</p>
        <WayOn />
      </FullPage>
    );
  }
  return (
    <FullPage title="This page belongs to an earlier start of Signalbox">
      <p>Each start makes a new key for its pages, and this page does not have the present one.</p>
      <p>
        {unsaved.length === 0
          ? 'What was captured is on disk, in the workspace’s folder.'
          : 'What was captured is on disk. What you typed last is in this page alone: copy it before you close the page.'}
      </p>
      {unsaved.length > 0 && (
        <ul className="grid gap-1">
          {unsaved.map((draft) => (
            <li
              key={draft.situation}
              className="flex items-center gap-2 rounded-control border border-line bg-raised py-1 pr-1 pl-2.5 text-base"
            >
              <span className="min-w-0 flex-1">{describeUnsaved(draft)}</span>
              <CopyButton label="Copy what was typed" text={() => unsavedText(draft)} />
            </li>
          ))}
        </ul>
      )}
      <WayOn />
    </FullPage>
  );
}

function WayOn() {
  return (
    <p>
      Use the Signalbox window, or open the whole address that Signalbox printed when it was started: it ends in{' '}
      <code className="font-mono text-m text-ink">#token=…</code>
    </p>
  );
}
