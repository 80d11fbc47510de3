import { useHotkeys } from 'react-hotkeys-hook';
import type { ExchangeDetail } from '../../../shared/api.ts';
import { situationId } from '../../../shared/situationId.ts';
import { useCaptured } from '../../api/captured.ts';
import type { Captured } from '../../api/captured.ts';
import { useLayout } from '../../api/layout.ts';
import { useExchange } from '../../api/queries.ts';
import { useOffered } from '../../store/offers.ts';
import { openNode } from '../../store/openNode.ts';
import { useView } from '../../store/view.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isInOverlay } from '../../ui/isInOverlay.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { DecisionsTab } from './decisions/DecisionsTab.tsx';
import { DetailHead } from './DetailHead.tsx';
import type { TabName } from './detailTabs.ts';
import { describeTabs } from './detailTabs.ts';
import { DETAIL_ID } from './listPlace.ts';
import { FindingsTab } from '../../ui/findings/FindingsTab.tsx';
import { MemoryTab } from './memory/MemoryTab.tsx';
import { RawTab } from '../../ui/raw/RawTab.tsx';
import { showPlace } from './showPlace.ts';
import { StepsTab } from './steps/StepsTab.tsx';
import { TimingTab } from './timing/TimingTab.tsx';

/** All that is known of one exchange. */
export function Detail({ id }: { readonly id: string }) {
  const { data: detail, error: detailFault } = useExchange(id);
  const { data: captured, error: bodyFault } = useCaptured(detail?.exchange);
  const fault = detailFault ?? bodyFault;
  return (
    <section id={DETAIL_ID} tabIndex={-1} aria-label="The chosen exchange" className="flex min-h-0 flex-1 flex-col -outline-offset-2">
      {detail && <DetailHead exchange={detail.exchange} />}
      {detail && captured ? (
        <DetailTabs detail={detail} captured={captured} />
      ) : (
        <EmptyState title={fault ? 'This exchange could not be read' : 'Reading…'}>{fault?.message}</EmptyState>
      )}
    </section>
  );
}

interface DetailTabsProps {
  readonly detail: ExchangeDetail;
  readonly captured: Captured;
}

function DetailTabs({ detail, captured }: DetailTabsProps) {
  const [kept, keep] = useLayout<string>('traffic.tab', 'decisions');
  const tabs = describeTabs(detail, captured);
  const tab = tabs.find(({ value }) => value === kept)?.value ?? 'decisions';
  const { exchange } = detail;
  // Whoever came from a node goes back to it.
  const toBranches = () => {
    const { ledTo } = useView.getState();
    openNode({ situation: situationId(exchange.id, ledTo?.situation ?? 0), candidate: ledTo?.candidate ?? null });
  };
  const hasNode = exchange.situations.length > 0;
  useHotkeys('b', toBranches, { enabled: hasNode, ignoreEventWhen: (event) => isInOverlay(event.target) });
  useOffered(hasNode ? [{ group: 'Chosen exchange', title: 'Show in Branches', words: 'tree lineage', keys: 'B', run: toBranches }] : []);
  useOffered(tabs.map(({ value, label }) => ({ group: 'Chosen exchange', title: `Show ${label}`, run: () => keep(value) })));
  return (
    <Tabs label="What to look at" value={tab} tabs={tabs} onChange={keep}>
      <TabBody tab={tab} detail={detail} captured={captured} />
    </Tabs>
  );
}

function TabBody({ tab, detail, captured }: DetailTabsProps & { readonly tab: TabName }) {
  switch (tab) {
    case 'decisions':
      return <DecisionsTab detail={detail} captured={captured} />;
    case 'memory':
      return <MemoryTab detail={detail} captured={captured} />;
    case 'steps':
      return <StepsTab detail={detail} captured={captured} />;
    case 'raw':
      return <RawTab detail={detail} captured={captured} />;
    case 'findings':
      return <FindingsTab findings={detail.findings} onShow={showPlace} />;
    case 'timing':
      return <TimingTab detail={detail} />;
  }
}
