import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { ExchangeDetail } from '../../../../shared/api.ts';
import type { Captured } from '../../../api/captured.ts';
import { useOffered } from '../../../store/offers.ts';
import { useView } from '../../../store/view.ts';
import { situationsSoFar } from '../../../ui/decision/decidedSoFar.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { MemoryDiff } from '../../../ui/memory/MemoryDiff.tsx';
import type { MemoryPlaces } from './memorySides.ts';
import { chooseAfter, memorySideAt, placesAtFirst } from './memorySides.ts';
import { SidePicker } from './SidePicker.tsx';

interface MemoryTabProps {
  readonly detail: ExchangeDetail;
  readonly captured: Captured;
}

/** What an exchange did to memory: what came in against what a candidate returns, or any two of its memories. */
export function MemoryTab({ detail, captured }: MemoryTabProps) {
  const [places, setPlaces] = useState<MemoryPlaces>(() => {
    const { ledTo } = useView.getState();
    return placesAtFirst(ledTo?.situation ?? 0, ledTo?.candidate ?? 0);
  });
  const situations = situationsSoFar(detail, captured.situations);
  const swap = () => setPlaces(({ before, after }) => ({ before: after, after: before }));
  useOffered([{ group: 'Memory', title: 'Swap the compared memories', run: swap }]);
  if (situations.length === 0) return <EmptyState title="No memory">This request carries none.</EmptyState>;
  const isIn = (place: MemoryPlaces['after']) => situations[place.situation] !== undefined;
  // Another exchange in the same place may have fewer situations.
  const shown = isIn(places.before) && isIn(places.after) ? places : placesAtFirst(0);
  return (
    <MemoryDiff
      name="traffic.memory"
      letters
      protocol={detail.exchange.protocol}
      before={memorySideAt(situations, shown.before)}
      after={memorySideAt(situations, shown.after)}
      lead={
        <>
          <SidePicker
            name="Before"
            situations={situations}
            place={shown.before}
            onChange={(before) => setPlaces({ before, after: shown.after })}
          />
          <IconButton icon={ArrowLeftRight} label="Swap them" onClick={swap} />
          <SidePicker name="After" situations={situations} place={shown.after} onChange={(after) => setPlaces(chooseAfter(shown, after))} />
        </>
      }
    />
  );
}
