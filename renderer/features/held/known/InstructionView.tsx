import { Check, CircleAlert, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Report, ReportLine } from '../../../../shared/situation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { LongText } from '../../../ui/LongText.tsx';
import { visibleText } from '../../../ui/visibleText.ts';
import type { HeldSituation } from '../requestText.ts';

/** What was asked: words as they are; a report as lines, its raw text on demand. */
export function InstructionView({ held }: { readonly held: HeldSituation }) {
  const [raw, setRaw] = useState(false);
  const { protocol, situation } = held;
  const { instruction } = situation;
  const report = useMemo(() => protocol.readReport(situation), [protocol, situation]);
  return (
    // The buttons inside make it a scroll area that the keyboard reaches.
    <div className="flex max-h-[24vh] min-w-0 items-start gap-2 overflow-y-auto">
      <div className="min-w-0 flex-1">
        {instruction === '' ? (
          <p className="text-l leading-5 text-ink-3">(an empty instruction)</p>
        ) : report && !raw ? (
          <ReportLines report={report} />
        ) : (
          <LongText text={instruction} className={raw ? 'font-mono text-m' : 'text-l leading-5 font-semibold'} />
        )}
      </div>
      <div className="sticky top-0 flex shrink-0 items-center">
        {report && (
          <Button size="small" look="quiet" aria-pressed={raw} onClick={() => setRaw(!raw)}>
            {raw ? 'Lines' : 'Raw'}
          </Button>
        )}
        <CopyButton label="Copy the instruction" text={instruction} />
      </div>
    </div>
  );
}

function ReportLines({ report }: { readonly report: Report }) {
  const { lines, executed, others } = report;
  return (
    <div className="grid gap-1">
      {lines.map((line, index) => (
        <Line key={index} line={line} />
      ))}
      {others.map((other) => (
        <p key={other.name} className="captured">
          <span className={other.fault ? 'text-stop' : 'text-ink-3'}>{visibleText(`${other.name}: `)}</span>
          {visibleText(other.text)}
        </p>
      ))}
      {executed.map(({ who, call }) => (
        <p key={who} className="captured font-mono text-m text-ink-3">
          {visibleText(`executed ${who} · ${call}`)}
        </p>
      ))}
      {lines.length + others.length + executed.length === 0 && <p className="text-ink-3">A report that says nothing.</p>}
    </div>
  );
}

const OUTCOMES = {
  yes: { Icon: Check, colour: 'text-go', word: 'succeeded' },
  no: { Icon: X, colour: 'text-stop', word: 'failed' },
} as const;

function Line({ line }: { readonly line: ReportLine }) {
  if (line.succeeded === null) {
    return (
      <p className="captured flex items-start gap-1.5 text-l leading-5 font-semibold">
        <CircleAlert size={14} aria-hidden className="mt-0.75 shrink-0 text-ink-3" />
        {visibleText(line.message)}
      </p>
    );
  }
  const { Icon, colour, word } = OUTCOMES[line.succeeded ? 'yes' : 'no'];
  return (
    <p className="captured flex items-start gap-1.5 leading-5">
      <Icon size={14} aria-hidden className={`mt-0.75 shrink-0 ${colour}`} />
      <span className="min-w-0">
        <span className="font-mono text-m">{visibleText(`${line.who} · ${line.what}`)}</span>
        <span className={`${colour} font-medium`}>{` ${word}`}</span>
        {line.message !== '' && <span className="font-semibold">{visibleText(` ${line.message}`)}</span>}
      </span>
    </p>
  );
}
