import { CircleAlert, GitFork, Hourglass, Pencil } from 'lucide-react';
import { memo } from 'react';
import type { InteractionBrief } from '../../../../shared/interaction.ts';
import { protocolNamed } from '../../../../shared/protocols/protocols.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { classes } from '../../../ui/classes.ts';
import { describeMoment, describeWhen } from '../../../ui/times.ts';
import { visibleText } from '../../../ui/visibleText.ts';
import { marksOf } from './interactionMarks.ts';

/** Pixels. */
export const INTERACTION_HEIGHT = 50;

interface InteractionRowProps {
  readonly interaction: InteractionBrief;
  readonly place: number;
  readonly of: number;
  readonly chosen: boolean;
}

const MARKS = {
  waiting: { Icon: Hourglass, colour: 'text-wait' },
  ambiguous: { Icon: GitFork, colour: 'text-wait' },
  edited: { Icon: Pencil, colour: 'text-mark' },
  errors: { Icon: CircleAlert, colour: 'text-stop' },
} as const;

/** One interaction: what was asked first, how large it grew, when it was last active, and what is worth a look in it. */
export const InteractionRow = memo(function InteractionRow({ interaction, place, of, chosen }: InteractionRowProps) {
  const { id, asked, protocol, situations, candidates, depth, lastAt } = interaction;
  const size = `${describeCount(situations, 'situation')} · depth ${describeCount(depth)}`;
  return (
    <div
      id={`interaction-${place}`}
      role="option"
      aria-selected={chosen}
      aria-posinset={place + 1}
      aria-setsize={of}
      data-interaction={id}
      style={{ top: place * INTERACTION_HEIGHT, height: INTERACTION_HEIGHT }}
      className={classes(
        'absolute inset-x-0 grid content-center gap-0.5 border-b border-line px-3 [contain:strict]',
        chosen ? 'bg-selected -outline-offset-2 outline-accent group-focus-visible:outline-2' : 'hover:bg-hover',
      )}
    >
      <div className="flex min-w-0 items-center gap-2">
        <span className="captured-line min-w-0 flex-1 font-medium">{asked === '' ? '(an empty instruction)' : visibleText(asked)}</span>
        {marksOf(interaction).map(({ mark, words }) => {
          const { Icon, colour } = MARKS[mark];
          return (
            <span key={mark} title={words} className={classes('shrink-0', colour)}>
              <Icon size={12} strokeWidth={1.9} role="img" aria-label={words} />
            </span>
          );
        })}
      </div>
      <div className={classes('flex min-w-0 gap-2 text-s tabular-nums', chosen ? 'text-ink-2' : 'text-ink-3')}>
        <span
          className="min-w-0 flex-1 overflow-hidden text-ellipsis whitespace-nowrap"
          title={`${describeCount(situations, 'situation')}, ${describeCount(candidates, 'candidate')}, depth ${depth} · ${protocolNamed(protocol)?.label ?? protocol}`}
        >
          {size}
        </span>
        <span className="shrink-0" title={`last active ${describeMoment(lastAt)}`}>
          {describeWhen(lastAt, Date.now())}
        </span>
      </div>
    </div>
  );
});
