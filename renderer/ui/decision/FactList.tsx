import type { Fact } from '../../../shared/situation.ts';
import { visibleText } from '../visibleText.ts';

/** Short facts of a situation in a row; nothing where there are none. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-0.5 text-ink-3">
      {facts.map((fact) => (
        <div key={fact.label} className="captured max-w-full">
          <dt className="inline">{fact.label}</dt> <dd className="inline text-ink-2">{visibleText(fact.text)}</dd>
        </div>
      ))}
    </dl>
  );
}
