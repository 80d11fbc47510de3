import { useQuery } from '@tanstack/react-query';
import { callApi } from '../client.ts';
import { queryClient } from '../queryClient.ts';
import { askAgain } from './askAgain.ts';
import type { Tree } from './tree.ts';
import { emptyTree, foldPage } from './tree.ts';

const PAGE = 5_000;

/** An interaction's nodes, page by page as they come; live. */
export function useTree(interaction: string | null) {
  return useQuery({
    queryKey: ['tree', interaction],
    queryFn: ({ signal }) => growTree(interaction ?? '', signal),
    enabled: interaction !== null,
    gcTime: 60_000,
  });
}

/** Asks for what changed in the trees that somebody looks at; `changed` null for any of them. Others are asked for when somebody looks again. */
export async function refreshTrees(changed: readonly string[] | null): Promise<void> {
  const names = changed && new Set(changed);
  const isTouched = ({ queryKey: [, interaction] }: { queryKey: readonly unknown[] }) => !names || names.has(String(interaction));
  await askAgain({ queryKey: ['tree'], predicate: isTouched });
}

/** Goes on from what is known. */
async function growTree(interaction: string, signal: AbortSignal): Promise<Tree> {
  const queryKey = ['tree', interaction];
  for (;;) {
    const tree = queryClient.getQueryData<Tree>(queryKey) ?? emptyTree();
    const input = tree.revision === 0 ? { limit: PAGE } : { since: tree.revision, limit: PAGE };
    const page = await callApi('tree', { params: { id: interaction }, input, signal });
    const grown = foldPage(tree, page);
    if (grown.whole) return grown;
    queryClient.setQueryData(queryKey, grown);
  }
}
