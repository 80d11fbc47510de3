import { describeTextSize } from '../amounts.ts';
import { EmptyState } from '../EmptyState.tsx';
import { JsonTree } from '../JsonTree.tsx';

interface MemoryPaneProps {
  readonly title: string;
  readonly text: string | null;
  /** What to say where there is none. */
  readonly missing: string;
  readonly isUnchanged?: boolean;
}

/** One memory as a tree of its exact text. */
export function MemoryPane({ title, text, missing, isUnchanged = false }: MemoryPaneProps) {
  return (
    <section aria-label={title} className="flex min-h-0 flex-1 flex-col">
      <h3 className="flex shrink-0 gap-2 overflow-hidden border-b border-line px-3 py-1 text-s whitespace-nowrap text-ink-3">
        <span className="font-medium text-ink-2">{title}</span>
        {text !== null && <span className="tabular-nums">{describeTextSize(text)}</span>}
        {isUnchanged && <span>unchanged, byte for byte</span>}
      </h3>
      {text === null ? <EmptyState title={missing} /> : <JsonTree text={text} label={title} />}
    </section>
  );
}
