import { useState } from 'react';
import { drafts } from '../features/held/draft/drafts.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { FullPage } from './FullPage.tsx';

/** For a page from an earlier launch, or one opened without its token. What was typed and could not be stored can be copied. */
export function ExpiredPage() {
  const [unsaved] = useState(() => drafts.unsaved());
  return (
    <FullPage title="This page belongs to an earlier start of Signalbox">
      <p>
        Each start makes a new key for its pages, and this page does not have the present one.{' '}
        {unsaved.length === 0
          ? 'Nothing is lost: what was captured, held and typed is in the workspace.'
          : 'What was captured and held is in the workspace. What you typed last is not: this page could no longer store it.'}
      </p>
      {unsaved.length > 0 && (
        <ul className="grid gap-1">
          {unsaved.map(({ situation, candidates }) => (
            <li key={situation} className="flex items-center gap-2 rounded-control border border-line bg-raised py-1 pr-1 pl-2.5 text-base">
              <span className="min-w-0 flex-1">{describeUnsaved(situation, candidates.length)}</span>
              <CopyButton label="Copy what was typed" text={() => `[${candidates.join(',\n')}]`} />
            </li>
          ))}
        </ul>
      )}
      <p>
        To go on, use the Signalbox window, or open the address that Signalbox printed when it was started: it ends in{' '}
        <code className="font-mono text-m text-ink">#token=…</code>
      </p>
    </FullPage>
  );
}

function describeUnsaved(situation: string, count: number): string {
  const [exchange = situation, index = '0'] = situation.split('.');
  return `Exchange #${exchange}, situation ${Number(index) + 1}: ${count === 1 ? 'its candidate' : `its ${count} candidates`} as typed`;
}
