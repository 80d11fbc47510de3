import { describeCount } from '../../ui/amounts.ts';

interface ListEndProps {
  readonly loading: boolean;
  readonly more: boolean;
  /** On the way to the oldest exchange: how many are read, and of how many where that is known. */
  readonly toEnd: { readonly loaded: number; readonly of: number | null } | null;
  readonly fault: Error | null;
}

/** What stands below the last row. */
export function ListEnd({ loading, more, toEnd, fault }: ListEndProps) {
  if (fault) return <p className="captured p-3 text-stop">The list could not be read: {fault.message}</p>;
  if (toEnd) {
    const of = toEnd.of === null ? '' : ` of ${describeCount(toEnd.of)}`;
    return (
      <p role="status" className="sticky bottom-0 border-t border-line bg-panel px-3 py-1.5 text-s text-ink-2 tabular-nums">
        Reading on to the oldest exchange: {describeCount(toEnd.loaded)}
        {of}. Any other key ends this.
      </p>
    );
  }
  if (loading || more) return <p className="p-3 text-s text-ink-3">Reading…</p>;
  return null;
}
