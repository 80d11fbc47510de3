import type { Hold } from '../../../../shared/hold.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { answerWithErrors, dropCaller } from './holdActions.ts';
import { OthersLost } from './OthersLost.tsx';
import type { HeldSituation } from '../requestText.ts';

interface DropDialogProps {
  readonly hold: Hold;
  readonly held: HeldSituation;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** Cuts the connection, after saying what that does to this caller and offering something milder. */
export function DropDialog({ hold, held, onClose, onEnded }: DropDialogProps) {
  const end = async (action: Promise<unknown>) => {
    const done = await action;
    onClose();
    if (done !== null) onEnded();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Drop the connection?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="stop" onClick={() => void end(dropCaller(hold))}>
            Drop the connection
          </Button>
          <Button look="primary" onClick={() => void end(answerWithErrors(hold))}>
            Answer with error candidates instead
          </Button>
        </>
      }
    >
      <p>{held.protocol.consequences.drop}</p>
      <p className="mt-2 text-ink-2">{held.protocol.consequences.error}</p>
      <OthersLost hold={hold} />
      <p className="captured-line mt-2 text-ink-3">{`${hold.caller.userAgent ?? 'no User-Agent'} at ${hold.caller.address}`}</p>
    </Dialog>
  );
}
