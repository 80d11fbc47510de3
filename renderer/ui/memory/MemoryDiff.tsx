import type { ReactNode } from 'react';
import { DiffView } from '../diff/DiffView.tsx';
import { JsonTree } from '../JsonTree.tsx';
import { EmptyState } from '../EmptyState.tsx';
import type { MemorySide } from './MemoryPair.tsx';

interface MemoryDiffProps {
  readonly before: MemorySide;
  readonly after: MemorySide;
  /** Whose habits to read them by; null for none. */
  readonly protocol: string | null;
  /** The layout's name that remembers the shares of the plain view. */
  readonly name: string;
  readonly orientation?: 'horizontal' | 'vertical';
  /** Over the diff. */
  readonly lead?: ReactNode;
  /** Whether `n` and `p` step from change to change wherever nothing is typed. */
  readonly letters?: boolean;
}

/** One memory becoming another; where one of the two is missing, or both are the same text, the one there is. */
export function MemoryDiff({ before, after, lead, ...rest }: MemoryDiffProps) {
  if (before.text !== null && after.text !== null && before.text !== after.text) {
    return (
      <DiffView
        before={{ title: before.title, text: before.text }}
        after={{ title: after.title, text: after.text }}
        label={`${before.title} → ${after.title}`}
        lead={lead}
        {...rest}
      />
    );
  }
  const one = after.text === null ? before : after;
  return (
    <section aria-label={`${before.title} → ${after.title}`} className="flex min-h-0 flex-1 flex-col">
      {lead !== undefined && <div className="flex shrink-0 flex-wrap items-center gap-1.5 border-b border-line px-3 py-1.25">{lead}</div>}
      {one.text === null ? (
        <EmptyState title={after.missing}>{before.missing}</EmptyState>
      ) : (
        <>
          <p className="shrink-0 border-b border-line px-3 py-1.5 text-ink-2">{describeOne(before, after)}</p>
          <JsonTree text={one.text} label={one.title} />
        </>
      )}
    </section>
  );
}

function describeOne(before: MemorySide, after: MemorySide): string {
  if (before.text === null) return `${before.missing} Shown whole: ${after.title}.`;
  if (after.text === null) return `${after.missing} Shown whole: ${before.title}.`;
  return 'Unchanged, byte for byte.';
}
