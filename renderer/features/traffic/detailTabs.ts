import type { ExchangeDetail } from '../../../shared/api.ts';
import type { Captured } from '../../api/captured.ts';
import type { TabEntry } from '../../ui/Tabs.tsx';
import { describeShape } from './describeExchange.ts';

export type TabName = 'decisions' | 'memory' | 'steps' | 'raw' | 'findings' | 'timing';

/** The tabs of an exchange, with what they hold. */
export function describeTabs(detail: ExchangeDetail, captured: Captured): readonly TabEntry<TabName>[] {
  const { exchange, findings } = detail;
  const steps = captured.situations.reduce(
    (sum, { candidates }) => candidates.reduce((inner, candidate) => inner + candidate.stepTexts.length, sum),
    0,
  );
  return [
    { value: 'decisions', label: 'Decisions', count: exchange.situations.length === 0 ? undefined : describeShape(exchange) },
    { value: 'memory', label: 'Memory' },
    { value: 'steps', label: 'Steps', count: steps === 0 ? undefined : String(steps) },
    { value: 'raw', label: 'Raw' },
    { value: 'findings', label: 'Findings', count: findings.length === 0 ? undefined : String(findings.length) },
    { value: 'timing', label: 'Timing' },
  ];
}
