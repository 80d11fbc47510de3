import { setReady } from '../api/answering.ts';
import { Button } from '../ui/Button.tsx';
import { Hint } from '../ui/Hint.tsx';

/** Whether /health says ready; not ready also refuses decisions with 503. */
export function ReadySwitch({ ready }: { readonly ready: boolean }) {
  return (
    <Hint
      text={
        ready
          ? 'Callers are told that the agent is ready. Click to answer 503 instead.'
          : 'Callers get 503, also after a restart. Click to be ready again.'
      }
    >
      <Button look="chip" size="bar" role="switch" aria-checked={ready} aria-label="Ready" onClick={() => setReady(!ready)}>
        <span className={ready ? 'text-ink-2' : 'font-semibold text-wait'}>{ready ? 'Ready' : 'Not ready'}</span>
      </Button>
    </Hint>
  );
}
