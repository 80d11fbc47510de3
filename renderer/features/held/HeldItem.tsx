import type { RefObject } from 'react';
import { useMemo } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { CandidatePaneHandle } from './candidate/CandidatePane.tsx';
import { HeldSituationView } from './HeldSituationView.tsx';
import type { QueueItem } from './queue/queueSelection.ts';
import type { HeldSituation } from './requestText.ts';
import { situationOf, useHeldRequest } from './requestText.ts';
import { useComposer } from './draft/useComposer.ts';

interface HeldItemProps {
  readonly item: QueueItem;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly pane: RefObject<CandidatePaneHandle | null>;
  readonly onReleased: () => void;
  /** Whether another one waits. */
  readonly more: boolean;
}

/** One hold, once its request has been read. */
export function HeldItem(props: HeldItemProps) {
  const { hold } = props.item;
  const { data, error, isPending } = useHeldRequest(hold);
  const held = useMemo(() => situationOf(data, hold.index), [data, hold.index]);
  if (held) return <OpenItem {...props} held={held} />;
  if (isPending) return <EmptyState title="Reading the request…" />;
  return <EmptyState title="The request can’t be shown">{error?.message ?? `It has no situation ${hold.index}.`}</EmptyState>;
}

function OpenItem({ held, ...props }: HeldItemProps & { readonly held: HeldSituation }) {
  const composer = useComposer(props.item.hold, held);
  return composer && <HeldSituationView {...props} held={held} composer={composer} />;
}
