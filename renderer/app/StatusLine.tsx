import type { FindingLevel } from '../../shared/finding.ts';
import { levelWord } from '../../shared/searchText.ts';
import { useStatus } from '../api/queries.ts';
import type { Link } from '../store/connection.ts';
import { useConnection } from '../store/connection.ts';
import { useView } from '../store/view.ts';
import { describeBytes, describeCount, describeRate } from '../ui/amounts.ts';
import type { Signal } from '../ui/Dot.tsx';
import { classes } from '../ui/classes.ts';
import { Dot } from '../ui/Dot.tsx';

const LINKS: Readonly<Record<Link, { signal: Signal; text: string }>> = {
  connecting: { signal: 'wait', text: 'connecting' },
  live: { signal: 'go', text: 'live' },
  lost: { signal: 'stop', text: 'connection lost, trying again' },
};

const LEVELS = [
  { level: 'error', colour: 'text-stop' },
  { level: 'warning', colour: 'text-wait' },
  { level: 'note', colour: '' },
] as const;

/** How it all stands, in one line. */
export function StatusLine() {
  const link = LINKS[useConnection((connection) => connection.link)];
  const { data: status } = useStatus();
  const openPractice = useView((view) => view.setPracticeOpen);
  return (
    <footer className="col-span-2 row-start-4 flex items-center gap-4.5 overflow-hidden border-t border-line bg-panel px-3 text-s whitespace-nowrap text-ink-3 tabular-nums">
      <span role="status" className="flex items-center gap-1.5">
        <Dot signal={link.signal} />
        {link.text}
      </span>
      {status && (
        <>
          <span>{describeRate(status.requestsPerSecond)}</span>
          {status.held > 0 && <span className="text-wait">{describeCount(status.held)} held</span>}
          <span>
            {describeCount(status.exchanges, 'exchange')} · {describeBytes(status.storeBytes)}
          </span>
          {LEVELS.filter(({ level }) => status.findings[level] > 0).map(({ level, colour }) => (
            <button
              key={level}
              type="button"
              title={`Findings in all exchanges: show in Traffic the exchanges with findings of level ${level}`}
              className={classes('-outline-offset-2 hover:underline', colour)}
              onClick={() => showLevel(level)}
            >
              {describeCount(status.findings[level], level)}
            </button>
          ))}
          {status.practice.running && (
            <button type="button" className="text-accent hover:underline" onClick={() => openPractice(true)}>
              practice world: {describeCount(status.practice.requests, 'request')}
            </button>
          )}
          <span className="ml-auto max-w-100 overflow-hidden text-ellipsis" title={status.workspace.path}>
            workspace: {status.workspace.name}
          </span>
        </>
      )}
    </footer>
  );
}

function showLevel(level: FindingLevel): void {
  const { go, setFilter } = useView.getState();
  go('traffic');
  setFilter(levelWord(level));
}
