import type { ReactNode } from 'react';

interface FirstCardProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One way to begin. */
export function FirstCard({ title, text, children }: FirstCardProps) {
  return (
    <section className="flex min-w-0 flex-col rounded-card border border-line bg-raised px-3 py-2.5">
      <h2 className="mb-1 text-[13px] font-semibold">{title}</h2>
      <p className="mb-2.5 text-ink-2">{text}</p>
      <div className="mt-auto min-w-0">{children}</div>
    </section>
  );
}
