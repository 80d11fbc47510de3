interface ListEndProps {
  readonly loading: boolean;
  readonly more: boolean;
  readonly fault: Error | null;
}

/** What stands below the last row. */
export function ListEnd({ loading, more, fault }: ListEndProps) {
  if (fault) return <p className="captured p-3 text-stop">The list could not be read: {fault.message}</p>;
  if (loading || more) return <p className="p-3 text-s text-ink-3">Reading…</p>;
  return null;
}
