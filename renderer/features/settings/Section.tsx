import type { ReactNode } from 'react';
import { Fragment, useState } from 'react';
import type { Settings } from '../../../shared/settings.ts';
import type { SettingName } from './defaults.ts';
import { ResetButton } from './ResetButton.tsx';
import type { SectionId } from './sections.ts';
import { SECTIONS } from './sections.ts';

interface SectionProps {
  readonly id: SectionId;
  /** What it is about, in a line. */
  readonly says?: string;
  /** What can be set back here; absent where nothing can. */
  readonly resets?: { readonly settings: Settings; readonly names: readonly SettingName[] };
  readonly children: ReactNode;
}

/** One group of settings. */
export function Section({ id, says, resets, children }: SectionProps) {
  // What is typed but not kept goes too where the defaults are taken: the fields begin anew.
  const [times, setResets] = useState(0);
  const title = SECTIONS.find((section) => section.id === id)?.title ?? '';
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="grid scroll-mt-5 gap-3 outline-none">
      <div>
        <div className="flex h-6 items-center gap-3">
          <h2 id={`${id}-title`} className="text-l font-semibold">
            {title}
          </h2>
          {resets && <ResetButton {...resets} what={title} onReset={() => setResets(times + 1)} />}
        </div>
        {says !== undefined && <p className="text-ink-3">{says}</p>}
      </div>
      <Fragment key={times}>{children}</Fragment>
    </section>
  );
}
