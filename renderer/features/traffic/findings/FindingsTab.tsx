import type { Finding, FindingLevel } from '../../../../shared/finding.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Scroll } from '../../../ui/Scroll.tsx';
import { FindingLine } from './FindingLine.tsx';

const LEVELS: readonly { level: FindingLevel; noun: string; one: string; many: string }[] = [
  { level: 'error', noun: 'error', one: 'It breaks the contract.', many: 'They break the contract.' },
  {
    level: 'warning',
    noun: 'warning',
    one: 'Consumers are likely to stumble over it.',
    many: 'Consumers are likely to stumble over them.',
  },
  { level: 'note', noun: 'note', one: 'It is worth knowing.', many: 'They are worth knowing.' },
];

/** What the contract or the habits of consumers object to, the gravest first. */
export function FindingsTab({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return <EmptyState title="No findings">The contract has nothing against this exchange.</EmptyState>;
  return (
    <Scroll label="Findings" className="flex-1 overflow-y-auto p-3.5">
      {LEVELS.map(({ level, noun, one, many }) => {
        const group = findings.filter((finding) => finding.level === level);
        if (group.length === 0) return null;
        return (
          <section key={level} className="mb-4">
            <h3 className="mb-1.5 text-s text-ink-3">
              {describeCount(group.length, noun)}. {group.length === 1 ? one : many}
            </h3>
            <ul className="grid gap-1.5">
              {group.slice(0, 500).map((finding, index) => (
                <li key={index}>
                  <FindingLine finding={finding} />
                </li>
              ))}
            </ul>
            {group.length > 500 && <p className="mt-1.5 text-ink-3">and {describeCount(group.length - 500)} more</p>}
          </section>
        );
      })}
    </Scroll>
  );
}
