import { useMemo, useState } from 'react';
import type { Finding } from '../../../../shared/finding.ts';
import type { Hold } from '../../../../shared/hold.ts';
import { Button } from '../../../ui/Button.tsx';
import { CodeEditor } from '../../../ui/CodeEditor.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ComboField } from '../candidate/ComboField.tsx';
import { FieldRow } from '../candidate/FieldRow.tsx';
import { FindingList } from '../known/FindingList.tsx';
import { answerWhole, answerWithErrors } from './holdActions.ts';
import { OthersLost } from './OthersLost.tsx';
import { describeBlanks } from './releaseState.ts';
import type { HeldSituation } from '../requestText.ts';
import { beginAnswer, describeStatus, nameAnswer, sendableAnswer, typedAnswer } from './wholeAnswer.ts';

interface AnswerDialogProps {
  readonly hold: Hold;
  readonly held: HeldSituation;
  readonly texts: readonly string[];
  /** Of each candidate, whether anything was typed into it. */
  readonly written: readonly boolean[];
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

const STATUSES = ['200', '400', '422', '429', '500', '503'] as const;

/** A whole answer by hand: its status and body, after saying what that does to this caller. */
export function AnswerDialog({ hold, held, texts, written, onClose, onEnded }: AnswerDialogProps) {
  const [first] = useState(() => beginAnswer(held));
  const [typedStatus, setStatus] = useState(String(first.status));
  const [typedText, setText] = useState<string | null>(null);
  const [against, setAgainst] = useState<readonly Finding[]>([]);
  // The caller may be kept alive for the first time while this dialog is open.
  const committed = hold.committedStatus;
  const status = committed === null ? typedStatus : String(committed);
  const code = /^[2-5]\d\d$/.test(status) ? Number(status) : null;
  // A 200 is an answer like any other; all else ends more than this request.
  const harmless = code === 200 && against.length === 0;
  // The body follows the status as long as nobody typed into it.
  const fitting = useMemo(() => (status === '200' ? typedAnswer(hold, held, texts) : first.text), [status, hold, held, texts, first]);
  const text = typedText ?? fitting;
  // What was typed here instead is nobody's blank.
  const blank = code === 200 && typedText === null ? describeBlanks(written) : null;

  const send = async (force: boolean) => {
    if (code === null) return;
    const answer = await answerWhole(hold, { ...sendableAnswer(hold, { status: code, text, headers: first.headers }), force });
    if (!answer) return;
    if ('findings' in answer) return setAgainst(answer.findings);
    onClose();
    onEnded();
  };
  const endGently = async () => {
    if ((await answerWithErrors(hold)) === null) return;
    onClose();
    onEnded();
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={nameAnswer(hold)}
      description={
        code === null ? (
          <span className="text-stop">A status is a whole number from 200 to 599.</span>
        ) : (
          <span className={code === 200 ? undefined : 'text-wait'}>{describeStatus(held, code)}</span>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {against.length > 0 ? (
            <Button look="stop" onClick={() => void send(true)}>{`Send in spite of ${against.length === 1 ? 'this' : 'these'}`}</Button>
          ) : (
            <Button look={harmless ? 'primary' : 'stop'} disabled={code === null} onClick={() => void send(false)}>
              {code === null ? 'Send to the caller' : `Send ${code} to the caller`}
            </Button>
          )}
          {!harmless && (
            <Button look="primary" onClick={() => void endGently()}>
              Answer with error candidates instead
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-2.5">
        {committed !== null && (
          <p className="text-wait">{`Status ${committed} is already out, with the white space that keeps the caller waiting: only the body can still be chosen.`}</p>
        )}
        <FieldRow label="Status">
          {committed === null ? (
            <ComboField
              label="Status"
              value={status}
              choices={STATUSES}
              place=""
              against={code === null ? 'error' : undefined}
              onChange={(next) => {
                setStatus(next);
                setAgainst([]);
              }}
            />
          ) : (
            <span className="py-1 font-mono text-m">{status}</span>
          )}
        </FieldRow>
        <CodeEditor
          label="Body"
          value={text}
          onChange={(typed) => {
            setText(typed);
            setAgainst([]);
          }}
          className="h-[36vh] rounded-card border border-line-strong"
        />
        {blank !== null && <p className="text-wait">{`${blank} Sent so, the caller takes that for what was decided.`}</p>}
        {against.length > 0 && <FindingList findings={against} onReveal={null} />}
        <OthersLost hold={hold} />
      </div>
    </Dialog>
  );
}
