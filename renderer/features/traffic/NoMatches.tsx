import { useView } from '../../store/view.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** For a filter that lets nothing through: names it, and offers to clear it. */
export function NoMatches({ filter }: { readonly filter: string }) {
  const setFilter = useView((view) => view.setFilter);
  return (
    <div className="absolute inset-x-0 top-6 bottom-0 bg-panel">
      <EmptyState title={<span className="captured">Nothing matches “{filter}”</span>}>
        <p className="mb-3">
          The filter looks for this text in what was asked, said, called and found, in paths, callers and outcomes; finding:error,
          finding:warning and finding:note show what has findings of that level.
        </p>
        <Button onClick={() => setFilter('')}>Clear the filter</Button>
      </EmptyState>
    </div>
  );
}
