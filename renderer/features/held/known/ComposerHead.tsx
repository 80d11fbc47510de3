import type { Hold } from '../../../../shared/hold.ts';
import { useSettings } from '../../../api/queries.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Hint } from '../../../ui/Hint.tsx';
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
    // Another one is seen to be another: it comes in with a tint that fades.
    <header className="shrink-0 px-3.5 pt-2.5 transition-colors duration-700 starting:bg-selected">
      <InstructionView held={held} />
      {/* One line, whatever is known: what is below must not move while someone types. */}
      <div className="mt-1 flex h-5 min-w-0 items-center gap-x-2.5 overflow-hidden whitespace-nowrap text-ink-3">
        <span className="shrink-0">
          <Badge>{held.protocol.label}</Badge>
        </span>
        <span className="shrink-0">{hold.of > 1 ? `situation ${hold.index + 1} of ${hold.of}` : 'one situation'}</span>
        <span className="captured-line max-w-60 shrink-0" title={`id ${hold.sourceId} · ${hold.from}`}>
          {visibleText(`id ${hold.sourceId} · ${hold.from}`)}
        </span>
        <span
          className="captured-line min-w-0 shrink-[99]"
          title={`${visibleText(hold.patience.because)} · ${hold.caller.userAgent ?? 'no User-Agent'} at ${hold.caller.address}`}
        >
          {visibleText(hold.patience.because)}
        </span>
        {hold.committedStatus !== null && <Committed status={hold.committedStatus} waits={waits} />}
        {waits && hold.deadlineAt !== null && settings && <span className="shrink-0">{POLICIES[settings.atDeadline]}</span>}
      </div>
    </header>
  );
}

/** That the status is out, and what that means. */
function Committed({ status, waits }: { readonly status: number; readonly waits: boolean }) {
  const means = `Committed: status ${status} and the headers have been sent, and white space that keeps the caller waiting. Only the body can still be chosen.`;
  return (
    <Hint text={waits ? means : `Committed: status ${status} and the headers were sent before the caller was gone; the body was not.`}>
      <button
        type="button"
        className={`shrink-0 cursor-help underline decoration-dotted underline-offset-2 -outline-offset-2 ${waits ? 'text-wait' : ''}`}
      >
        {waits ? `kept alive: status ${status} is committed` : `status ${status} was committed`}
      </button>
    </Hint>
  );
}
