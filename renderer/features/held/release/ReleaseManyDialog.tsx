import { protocolNamed } from '../../../../shared/protocols/protocols.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { visibleText } from '../../../ui/visibleText.ts';
import type { Asking } from './asking.ts';
import { runRelease, stopAsking, useAsking } from './asking.ts';
import { describeCallers, describeHow } from './releaseMany.ts';

const SHOWN = 5;

/** Asks before situations are decided at once: who gets an answer, and what becomes of drafts. */
export function ReleaseManyDialog() {
  const asking = useAsking((state) => state.asking);
  return asking && <Question asking={asking} />;
}

function Question({ asking }: { readonly asking: Asking }) {
  const { how, deciding, written } = asking;
  const unwritten = deciding.filter((hold) => !written.includes(hold));
  const run = (holds: Asking['deciding']) => {
    stopAsking();
    void runRelease(asking, holds);
  };
  const contracts = new Set(deciding.map((hold) => hold.protocol));
  const consequences = how === 'error' ? [...contracts].map((name) => protocolNamed(name)?.consequences.error ?? '') : [];
  const all = describeCount(deciding.length, 'situation');
  return (
    <Dialog
      open
      onOpenChange={stopAsking}
      title={`Release ${deciding.length === 1 ? 'this situation' : all} ${describeHow(how)}?`}
      actions={
        <>
          <Button look={unwritten.length === 0 ? 'primary' : 'plain'} onClick={stopAsking}>
            {unwritten.length === 0 ? 'Keep what I wrote' : 'Cancel'}
          </Button>
          {written.length > 0 && (
            <Button look="stop" onClick={() => run(deciding)}>
              {written.length === 1 ? 'Replace the draft' : `Replace the ${written.length} drafts`}
            </Button>
          )}
          {unwritten.length > 0 && (
            <Button look="primary" onClick={() => run(unwritten)}>
              {written.length === 0
                ? `Release ${deciding.length === 1 ? 'it' : `all ${deciding.length}`}`
                : `Keep ${written.length === 1 ? 'it' : 'them'} waiting, release ${unwritten.length}`}
            </Button>
          )}
        </>
      }
    >
      <p className="captured">{visibleText(`${all} of ${describeCallers(deciding)}.`)}</p>
      {consequences.map((text) => (
        <p key={text} className="mt-2 text-ink-2">
          {text}
        </p>
      ))}
      {written.length > 0 && (
        <>
          <p className="mt-2 text-wait">
            {`${describeCount(written.length, 'situation')} ${written.length === 1 ? 'has' : 'have'} a draft of yours, which would not go out:`}
          </p>
          <ul className="mt-1 grid gap-0.5">
            {written.slice(0, SHOWN).map((hold) => (
              <li key={hold.situation} className="captured-line text-ink-2">
                {visibleText(`${hold.asked === '' ? '(an empty instruction)' : hold.asked} · ${hold.index + 1} of ${hold.of}`)}
              </li>
            ))}
            {written.length > SHOWN && <li className="text-ink-3">{`and ${written.length - SHOWN} more`}</li>}
          </ul>
        </>
      )}
    </Dialog>
  );
}
