import type { ReactNode } from 'react';
import { Logo } from './Logo.tsx';

/** A page of its own, where the screens can't be shown. */
export function FullPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="grid h-full place-items-center bg-panel p-8">
      <div className="grid max-w-130 gap-3">
        <Logo tight className="h-9.5 w-fit" />
        <h1 className="text-xl font-semibold">{title}</h1>
        <div className="grid gap-3 text-l text-ink-2">{children}</div>
      </div>
    </main>
  );
}
