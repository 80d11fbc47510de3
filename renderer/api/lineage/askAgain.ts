import type { InvalidateQueryFilters } from '@tanstack/react-query';
import { queryClient } from '../queryClient.ts';

/** Asks again for what somebody looks at, since something of it changed; others are asked for when somebody looks again. */
export async function askAgain(filters: InvalidateQueryFilters): Promise<void> {
  const underWay = new Set(queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }));
  await queryClient.invalidateQueries(filters, { cancelRefetch: false });
  // What was under way was waited for, and may have been read before the change.
  if (underWay.size > 0) await queryClient.invalidateQueries({ predicate: (query) => underWay.has(query) }, { cancelRefetch: false });
}
