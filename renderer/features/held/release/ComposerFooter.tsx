import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Hold } from '../../../../shared/hold.ts';
import { useOffered } from '../../../store/offers.ts';
import { Button } from '../../../ui/Button.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MOD_KEY } from '../../../ui/modKey.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { DropDialog } from './DropDialog.tsx';
import type { ReleaseHow } from './releaseMany.ts';
import type { ReleaseState } from './releaseState.ts';
import { describeRest } from './releaseState.ts';
import type { HeldSituation } from '../requestText.ts';
import { nameAnswer } from './wholeAnswer.ts';

interface ComposerFooterProps {
  readonly hold: Hold;
  readonly held: HeldSituation;
  readonly texts: readonly string[];
  /** Of each candidate, whether anything was typed into it. */
  readonly written: readonly boolean[];
  readonly state: ReleaseState;
  /** A release is under way. */
  readonly busy: boolean;
  /** Something to be confirmed by releasing again; null where nothing is. */
  readonly question: string | null;
  readonly onRelease: () => void;
  readonly onRest: (how: ReleaseHow) => void;
  /** The whole exchange was ended by hand. */
  readonly onEnded: () => void;
}

/** What a person may do with a waiting caller, the usual thing first. */
export function ComposerFooter({ hold, held, texts, written, state, busy, question, onRelease, onRest, onEnded }: ComposerFooterProps) {
  const [dialog, setDialog] = useState<'answer' | 'drop' | null>(null);
  const others = hold.of - hold.decided - 1;
  const rest = describeRest(others);
  const why = state.blocked ?? question ?? state.later;
  useOffered([
    { group: 'Held', title: state.label, keys: `${MOD_KEY} ⏎`, run: onRelease },
    { group: 'Held', title: `${rest} Sample`, run: () => onRest('sample') },
    {
      group: 'Held',
      title: `${rest} an error candidate`,
      run: () => onRest('error'),
    },
    { group: 'Held', title: `${nameAnswer(hold)}…`, run: () => setDialog('answer') },
    { group: 'Held', title: 'Drop the connection…', run: () => setDialog('drop') },
  ]);
  const trigger = (
    <Button>
      {`${rest}…`}
      <ChevronDown size={12} aria-hidden className="text-ink-3" />
    </Button>
  );
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-x-1.5 gap-y-2 border-t border-line bg-raised px-3.5 py-2.5">
      <p
        id="release-why"
        role="status"
        title={why}
        className={`captured-line min-w-0 basis-full empty:hidden ${state.blocked !== null ? 'text-stop' : question !== null ? 'text-wait' : 'text-ink-3'}`}
      >
        {why}
      </p>
      <Button
        look="primary"
        onClick={onRelease}
        aria-disabled={state.blocked !== null || busy}
        aria-describedby="release-why"
        className="aria-disabled:border-line-strong aria-disabled:bg-hover aria-disabled:text-ink-2 aria-disabled:hover:brightness-100"
      >
        {state.label}
        <Kbd onAccent>{MOD_KEY} ⏎</Kbd>
      </Button>
      <Menu
        trigger={trigger}
        entries={[
          {
            label: 'Sample',
            hint: others > 0 ? 'The built-in sample responder decides them; this one stays' : 'The built-in sample responder decides it',
            onSelect: () => onRest('sample'),
          },
          {
            label: 'An error candidate',
            hint: held.protocol.consequences.error,
            onSelect: () => onRest('error'),
          },
          ...(others > 0
            ? [
                {
                  label: 'The same decision as here',
                  hint: 'This one goes too; each with its own ids and its own memory',
                  disabled: state.blocked !== null,
                  onSelect: () => onRest('same'),
                },
              ]
            : []),
        ]}
      />
      <span className="ml-auto flex gap-1.5">
        <Button onClick={() => setDialog('answer')}>{`${nameAnswer(hold)}…`}</Button>
        <Button look="stop" onClick={() => setDialog('drop')}>
          Drop the connection
        </Button>
      </span>
      {dialog === 'answer' && (
        <AnswerDialog hold={hold} held={held} texts={texts} written={written} onClose={() => setDialog(null)} onEnded={onEnded} />
      )}
      {dialog === 'drop' && <DropDialog hold={hold} held={held} onClose={() => setDialog(null)} onEnded={onEnded} />}
    </footer>
  );
}
