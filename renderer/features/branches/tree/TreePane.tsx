import type { InteractionBrief } from '../../../../shared/interaction.ts';
import { ApiFailure } from '../../../api/client.ts';
import { useLayout } from '../../../api/layout.ts';
import type { Tree } from '../../../api/lineage/tree.ts';
import { useTree } from '../../../api/lineage/trees.ts';
import { useBranches } from '../../../store/branches.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { visibleText } from '../../../ui/visibleText.ts';
import { DrawingView } from '../drawing/DrawingView.tsx';
import { PickTray } from './PickTray.tsx';
import { TreeGrid } from './TreeGrid.tsx';
import { useTreeLayout } from './useTreeLayout.ts';

interface TreePaneProps {
  readonly interaction: string;
  /** What the list says of it; null where it is not in the list. */
  readonly brief: InteractionBrief | null;
}

/** One interaction as lanes or as a drawing. */
export function TreePane({ interaction, brief }: TreePaneProps) {
  const { data: tree, error } = useTree(interaction);
  if (tree && tree.nodes.length > 0) return <WholeTree tree={tree} interaction={interaction} brief={brief} />;
  const isGone = (error instanceof ApiFailure && error.status === 404) || tree?.whole === true;
  if (isGone) {
    return (
      <EmptyState title="This interaction is no more">
        <p>Its first situation continues another interaction now.</p>
        <Button className="mt-3" onClick={() => useBranches.getState().lead({ situation: interaction, candidate: null })}>
          Go to where it is
        </Button>
      </EmptyState>
    );
  }
  return <EmptyState title={error ? 'The tree could not be read' : 'Reading the tree…'}>{error?.message}</EmptyState>;
}

const VIEWS = [
  { value: 'lanes', label: 'Lanes' },
  { value: 'drawing', label: 'Drawing' },
] as const;

function WholeTree({ tree, interaction, brief }: TreePaneProps & { readonly tree: Tree }) {
  const layout = useTreeLayout(tree);
  const [kept, keepView] = useLayout<string>('branches.view', 'lanes');
  const view = kept === 'drawing' ? 'drawing' : 'lanes';
  const title = visibleText(tree.nodes[0]?.asked || '(an empty instruction)');
  const facts = [describeCount(tree.nodes.length, 'situation'), ...(brief ? [`depth ${describeCount(brief.depth)}`] : [])];
  return (
    <section aria-label="The chosen interaction" className="flex min-h-0 flex-1 flex-col">
      <header className="flex shrink-0 items-center gap-2.5 border-b border-line py-1.5 pr-2.5 pl-3.5">
        <h2 className="captured-line min-w-0 flex-1 text-l font-semibold" title={title}>
          {title}
        </h2>
        <span className="shrink-0 text-ink-3 tabular-nums">
          {facts.join(' · ')}
          {!tree.whole && ', reading on…'}
        </span>
        <Segmented label="View" value={view} options={VIEWS} onChange={keepView} />
      </header>
      {view === 'lanes' ? (
        <TreeGrid layout={layout} interaction={interaction} />
      ) : (
        <DrawingView layout={layout} interaction={interaction} />
      )}
      <PickTray />
    </section>
  );
}
