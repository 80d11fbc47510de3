import type { Finding, FindingLevel } from '../../../shared/finding.ts';
import type { RawSide } from '../../store/rawPlace.ts';
import { describeCount } from '../amounts.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Scroll } from '../Scroll.tsx';
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

interface FindingsTabProps {
  readonly findings: readonly Finding[];
  /** Shows a place (UTF-16 offset) in one of the exact texts. */
  readonly onShow: (side: RawSide, offset: number) => void;
  /** What to say where there are none. */
  readonly nothing?: string;
}

/** What the contract or the habits of consumers object to, the gravest first. */
export function FindingsTab({ findings, onShow, nothing = 'The contract has nothing against this exchange.' }: FindingsTabProps) {
  if (findings.length === 0) return <EmptyState title="No findings">{nothing}</EmptyState>;
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
                  <FindingLine finding={finding} onShow={onShow} />
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
