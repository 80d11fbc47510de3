import type { ReactNode } from 'react';
import type { SectionId } from './sections.ts';
import { SECTIONS } from './sections.ts';

interface SectionProps {
  readonly id: SectionId;
  /** What it is about, in a line. */
  readonly says?: string;
  readonly children: ReactNode;
}

/** One group of settings. */
export function Section({ id, says, children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="grid gap-3 outline-none">
      <div>
        <h2 id={`${id}-title`} className="text-l font-semibold">
          {SECTIONS.find((section) => section.id === id)?.title}
        </h2>
        {says !== undefined && <p className="text-ink-3">{says}</p>}
      </div>
      {children}
    </section>
  );
}
