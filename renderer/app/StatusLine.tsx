import { useStatus } from '../api/queries.ts';
import type { Link } from '../store/connection.ts';
import { useConnection } from '../store/connection.ts';
import { useView } from '../store/view.ts';
import { describeBytes, describeCount, describeRate } from '../ui/amounts.ts';
import type { Signal } from '../ui/Dot.tsx';
import { Dot } from '../ui/Dot.tsx';

const LINKS: Readonly<Record<Link, { signal: Signal; text: string }>> = {
  connecting: { signal: 'wait', text: 'connecting' },
  live: { signal: 'go', text: 'live' },
  lost: { signal: 'stop', text: 'connection lost, trying again' },
};

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
          {status.findings.error > 0 && <span className="text-stop">{describeCount(status.findings.error, 'error')}</span>}
          {status.findings.warning > 0 && <span className="text-wait">{describeCount(status.findings.warning, 'warning')}</span>}
          {status.findings.note > 0 && <span>{describeCount(status.findings.note, 'note')}</span>}
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
