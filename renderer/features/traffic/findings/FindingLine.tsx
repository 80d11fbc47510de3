import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { Finding } from '../../../../shared/finding.ts';
import { keepLayout } from '../../../api/layout.ts';
import type { RawSide } from '../../../store/rawPlace.ts';
import { useRawPlace } from '../../../store/rawPlace.ts';
import { useView } from '../../../store/view.ts';
import { classes } from '../../../ui/classes.ts';
import { visibleText } from '../../../ui/visibleText.ts';

const LOOKS = {
  error: { icon: CircleAlert, word: 'Error', box: 'bg-stop-bg', ink: 'text-stop' },
  warning: { icon: TriangleAlert, word: 'Warning', box: 'bg-wait-bg', ink: 'text-wait' },
  note: { icon: Info, word: 'Note', box: 'bg-raised', ink: 'text-ink-3' },
} as const;

/** One finding; where its place is known, a click leads to it in Raw. */
export function FindingLine({ finding }: { readonly finding: Finding }) {
  const { icon: Icon, word, box, ink } = LOOKS[finding.level];
  const side = finding.text === 'response' ? 'response' : finding.text === 'request' ? 'request' : null;
  const body = (
    <>
      <Icon size={14} role="img" aria-label={word} className={classes('mt-0.5 shrink-0', ink)} />
      <span className="min-w-0 flex-1 text-left">
        <span className="captured block">{visibleText(finding.message)}</span>
        <span className={classes('captured font-mono text-[11.5px]', ink)}>
          {finding.code}{' '}
          {finding.pointer !== null && `${finding.text} ${finding.pointer === '' ? '(whole)' : visibleText(clip(finding.pointer))}`}
        </span>
      </span>
    </>
  );
  const look = classes('flex w-full gap-2 rounded-control px-2.5 py-1.75', box);
  const { offset } = finding;
  if (side === null || offset === null) return <div className={look}>{body}</div>;
  return (
    <button type="button" className={classes(look, 'hover:brightness-110')} onClick={() => showPlace(side, offset)}>
      {body}
      <span className="shrink-0 self-center text-s text-ink-3">Show in Raw</span>
    </button>
  );
}

function showPlace(side: RawSide, offset: number): void {
  const { exchange } = useView.getState();
  if (exchange !== null) useRawPlace.getState().lead(exchange, side, offset);
  keepLayout('traffic.tab', 'raw');
}

function clip(pointer: string): string {
  return pointer.length > 200 ? `…${pointer.slice(-200)}` : pointer;
}
