import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { Finding } from '../../shared/finding.ts';
import { classes } from './classes.ts';
import { visibleText } from './visibleText.ts';

interface FindingBoxProps {
  readonly finding: Pick<Finding, 'level' | 'code' | 'message'>;
  /** Where it is, as it is told beside the code; null where it has no place. */
  readonly place: string | null;
  /** What a click does, such as `Show in Raw`. */
  readonly action?: string;
  /** Leads to the place; absent where there is none to go to. */
  readonly onOpen?: () => void;
}

const LOOKS = {
  error: { Icon: CircleAlert, word: 'Error', box: 'bg-stop-bg', ink: 'text-stop' },
  warning: { Icon: TriangleAlert, word: 'Warning', box: 'bg-wait-bg', ink: 'text-wait' },
  note: { Icon: Info, word: 'Note', box: 'bg-raised', ink: 'text-ink-3' },
} as const;
const LONGEST_PLACE = 200;

/** One finding: what is wrong, its code, and its place. */
export function FindingBox({ finding, place, action, onOpen }: FindingBoxProps) {
  const { Icon, word, box, ink } = LOOKS[finding.level];
  const look = classes('flex w-full gap-2 rounded-control px-2.5 py-1.75 text-left', box);
  const inside = (
    <>
      <Icon size={14} role="img" aria-label={word} className={classes('mt-0.5 shrink-0', ink)} />
      <span className="min-w-0 flex-1">
        <span className="captured block">{visibleText(finding.message)}</span>
        <code className={classes('captured block font-mono text-s', ink)}>
          {finding.code}
          {place !== null && <span className="text-ink-2"> {visibleText(clip(place))}</span>}
        </code>
      </span>
      {action !== undefined && onOpen && <span className="shrink-0 self-center text-s text-ink-2">{action}</span>}
    </>
  );
  if (!onOpen) return <div className={look}>{inside}</div>;
  return (
    <button type="button" onClick={onOpen} className={classes(look, 'hover:brightness-110')}>
      {inside}
    </button>
  );
}

function clip(place: string): string {
  return place.length > LONGEST_PLACE ? `…${place.slice(-LONGEST_PLACE)}` : place;
}
