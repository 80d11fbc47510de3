import { useMemo } from 'react';
import type { ExchangeDetail } from '../../../../shared/api.ts';
import type { Candidate, SituationView } from '../../../../shared/situation.ts';
import { readSituationId } from '../../../../shared/situationId.ts';
import type { Captured } from '../../../api/captured.ts';
import { useCaptured } from '../../../api/captured.ts';
import { useExchange } from '../../../api/queries.ts';
import type { NodePlace } from '../../../store/nodePlace.ts';
import { situationsSoFar } from '../../../ui/decision/decidedSoFar.ts';

/** A node with all that was captured of it. */
export interface NodeData {
  readonly place: NodePlace;
  readonly detail: ExchangeDetail;
  readonly captured: Captured;
  readonly situation: SituationView;
  /** Null for a situation itself, and while a candidate is not there. */
  readonly candidate: Candidate | null;
}

/** Reads a node out of its exchange's exact texts; null while it is read. `place` null asks for nothing. */
export function useNodeData(place: NodePlace | null): { readonly data: NodeData | null; readonly fault: Error | null } {
  const { situation = null, candidate = null } = place ?? {};
  const id = situation === null ? null : readSituationId(situation);
  const { data: detail, error: detailFault } = useExchange(id?.exchange ?? null);
  const { data: captured, error: bodyFault } = useCaptured(detail?.exchange);
  const data = useMemo(() => {
    const view = detail && captured && id ? situationsSoFar(detail, captured.situations)[id.index] : undefined;
    if (situation === null || !detail || !captured || !view) return null;
    const found = candidate === null ? null : (view.candidates[candidate] ?? null);
    return { place: { situation, candidate }, detail, captured, situation: view, candidate: found };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [detail, captured, situation, candidate]);
  const missing = detail && captured && !data && id ? new Error(`Exchange ${id.exchange} has no situation ${id.index}.`) : null;
  return { data, fault: detailFault ?? bodyFault ?? missing };
}
