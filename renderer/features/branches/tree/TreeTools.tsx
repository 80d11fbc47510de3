import { ArrowDownToLine, ChevronsDownUp, ChevronsUpDown, GitCompare, GitFork, Route } from 'lucide-react';
import { useBranches } from '../../../store/branches.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ToolToggle } from './ToolToggle.tsx';
import type { TreeActions } from './treeActions.ts';
import type { TreeLayout } from './useTreeLayout.ts';

interface TreeToolsProps {
  readonly layout: TreeLayout;
  readonly actions: TreeActions;
}

/** What can be done with the tree, each with its key. */
export function TreeTools({ layout, actions }: TreeToolsProps) {
  const follows = useBranches((branches) => branches.follows);
  const search = useBranches((branches) => branches.search.trim());
  const hasClosed = useBranches((branches) => branches.closed.size > 0);
  const { foundCount, foundPlace, isPath, chosen } = layout;
  return (
    <div
      role="toolbar"
      aria-label="The tree"
      className="flex h-7.5 shrink-0 items-center gap-0.5 overflow-hidden border-b border-line px-2"
    >
      <ToolToggle icon={ArrowDownToLine} label="Follow the newest (f)" on={follows} onClick={actions.toggleFollow} />
      <ToolToggle
        icon={Route}
        label={isPath ? 'Show the whole tree (z)' : 'Only the path to the chosen node (z)'}
        on={isPath}
        disabled={chosen < 0 && !isPath}
        onClick={actions.toggleZoom}
      />
      <IconButton icon={GitFork} label="Next fork (n); p for the previous one" onClick={() => actions.nextFork(1)} />
      <IconButton icon={GitCompare} label="Pick the chosen node to compare it (c)" disabled={chosen < 0} onClick={actions.pick} />
      {hasClosed ? (
        <IconButton icon={ChevronsUpDown} label="Open all branches" onClick={actions.openAll} />
      ) : (
        <IconButton icon={ChevronsDownUp} label="Close the first candidates" disabled={isPath} onClick={actions.closeFirst} />
      )}
      {layout.ambiguous > 0 && (
        <Hint text="Next ambiguous link (a); ⇧ a for the previous one">
          <Button look="quiet" size="small" className="text-wait" onClick={() => actions.nextAmbiguous(1)}>
            {describeCount(layout.ambiguous)} ambiguous
          </Button>
        </Hint>
      )}
      {search !== '' && (
        <span className="ml-auto flex items-center gap-1 text-s text-ink-3 tabular-nums" role="status">
          {foundCount === 0
            ? 'nothing found'
            : `${foundPlace > 0 ? `${describeCount(foundPlace)} of ` : ''}${describeCount(foundCount)} found`}
          {foundCount > 0 && (
            <>
              <Button look="quiet" size="small" onClick={() => actions.nextFound(-1)}>
                Previous
              </Button>
              <Button look="quiet" size="small" onClick={() => actions.nextFound(1)}>
                Next
              </Button>
            </>
          )}
        </span>
      )}
    </div>
  );
}
