import type { Hold } from '../../../../shared/hold.ts';
import { useSettings } from '../../../api/queries.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { visibleText } from '../../../ui/visibleText.ts';
import { InstructionView } from './InstructionView.tsx';
import type { HeldSituation } from '../requestText.ts';

const POLICIES = {
  leave: 'at the deadline: left waiting',
  error: 'at the deadline: answered with an error candidate',
  sample: 'at the deadline: answered by Sample',
} as const;

/** What was asked, by whom, and how long they are likely to wait. */
export function ComposerHead({ hold, held }: { readonly hold: Hold; readonly held: HeldSituation }) {
  const { data: settings } = useSettings();
  const waits = hold.state !== 'left';
  return (
    <header className="shrink-0 px-3.5 pt-2.5">
      <InstructionView held={held} />
      <div className="mt-1 flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5 text-ink-3">
        <Badge>{held.protocol.label}</Badge>
        <span className="whitespace-nowrap">{hold.of > 1 ? `situation ${hold.index + 1} of ${hold.of}` : 'one situation'}</span>
        <span className="captured-line max-w-60">{visibleText(`id ${hold.sourceId} · ${hold.from}`)}</span>
        <span className="captured-line min-w-0" title={`${hold.caller.userAgent ?? 'no User-Agent'} at ${hold.caller.address}`}>
          {visibleText(hold.patience.because)}
        </span>
        {waits && hold.committedStatus !== null && (
          <span className="text-wait">{`kept alive: status ${hold.committedStatus} is committed`}</span>
        )}
        {!waits && hold.committedStatus !== null && <span>{`status ${hold.committedStatus} was committed`}</span>}
        {waits && hold.deadlineAt !== null && settings && <span>{POLICIES[settings.atDeadline]}</span>}
      </div>
    </header>
  );
}
