import { GitCompare } from 'lucide-react';
import { useHotkeys } from 'react-hotkeys-hook';
import type { TreeNode } from '../../../../shared/interaction.ts';
import { readSituationId } from '../../../../shared/situationId.ts';
import { useBranches } from '../../../store/branches.ts';
import type { NodePlace } from '../../../store/nodePlace.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import { useOffered } from '../../../store/offers.ts';
import { useView } from '../../../store/view.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { isInOverlay } from '../../../ui/isInOverlay.ts';
import { describeMoment } from '../../../ui/times.ts';
import { visibleText } from '../../../ui/visibleText.ts';
import { describeNode, TONE_TEXT } from '../nodeWords.ts';

interface NodeHeadProps {
  readonly place: NodePlace;
  readonly node: TreeNode;
  readonly continued: boolean;
  readonly interaction: string;
}

/** What a node is, in a line or two, and where else it can be looked at. */
export function NodeHead({ place, node, continued, interaction }: NodeHeadProps) {
  const words = describeNode(node, place.candidate, continued);
  const id = readSituationId(node.situation);
  const waits = node.outcome === 'held';
  const { openExchange, openSituation } = useView.getState();
  const elsewhere = waits
    ? { title: 'Answer in Held', run: () => openSituation(node.situation) }
    : { title: 'Open in Traffic', run: () => openExchange(id?.exchange ?? '', { situation: id?.index ?? 0, candidate: place.candidate }) };
  useHotkeys('t', elsewhere.run, { ignoreEventWhen: (event) => isInOverlay(event.target) });
  useOffered([{ group: 'Chosen node', words: 'jump exchange', keys: 'T', ...elsewhere }]);
  if (!words) return null;
  const text = visibleText(words.text);
  const pick = () => useBranches.getState().pick({ place, interaction, line: words.text });
  return (
    <header className="shrink-0 px-3.5 pt-2.5 pb-1">
      <h2
        dir="auto"
        title={text}
        className={classes(
          'captured line-clamp-2 text-left leading-[1.35] font-semibold',
          place.candidate === null ? 'text-l' : 'font-mono text-[13px]',
        )}
      >
        {text}
      </h2>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-ink-3">
        <Badge>{place.candidate === null ? visibleText(node.from) : `candidate ${place.candidate}`}</Badge>
        <span className="flex items-center font-mono text-m" title={`received ${describeMoment(node.receivedAt)}`}>
          {nodeKey(place)}
          <CopyButton text={nodeKey(place)} label="Copy the node’s id" />
        </span>
        <span className={TONE_TEXT[words.tone]}>{words.state}</span>
        <span className="ml-auto flex items-center gap-1">
          <IconButton icon={GitCompare} label="Pick to compare (c)" onClick={pick} />
          <Button look="quiet" size="small" className="-mr-2 text-accent" onClick={elsewhere.run}>
            {elsewhere.title}
          </Button>
        </span>
      </div>
    </header>
  );
}
