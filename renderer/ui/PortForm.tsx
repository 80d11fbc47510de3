import { useId, useState } from 'react';
import { useAction } from '../api/queries.ts';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { tell, tellFailure } from './notices.ts';
import { readPort } from './readPort.ts';

interface PortFormProps {
  readonly port: number;
  /** Whether it is open now: then there is nothing to try again. */
  readonly isOpen: boolean;
  /** A port to take instead of one that can't be had; null where none is known. */
  readonly suggested?: number | null;
}

/** Opens the agent port on another number or, where it is not open, on the same again. */
export function PortForm({ port, isOpen, suggested = null }: PortFormProps) {
  const [typed, setTyped] = useState(String(suggested ?? port));
  const id = useId();
  const listen = useAction('listen', 'status');
  const wanted = readPort(typed);
  const isWrong = typeof wanted === 'string';
  const open = (on: number) =>
    listen.mutate(
      { input: { port: on } },
      {
        onSuccess: (status) => {
          if (status.agent[0] !== undefined) tell('Listening', status.agent[0]);
        },
        onError: (fault) => tellFailure(`Could not listen on port ${on}`, fault),
      },
    );
  return (
    <form
      className="grid shrink-0 gap-0.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) open(wanted);
      }}
    >
      <div className="flex items-center gap-2">
        <input
          type="text"
          inputMode="numeric"
          aria-label="Agent port, 0 for any free one"
          aria-describedby={`${id}-says`}
          aria-invalid={isWrong}
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
          className="h-7 w-18 rounded-control border border-line-strong bg-bg px-2 font-mono text-m aria-invalid:border-stop"
        />
        <Button type="submit" disabled={isWrong || listen.isPending || (isOpen && wanted === port)}>
          {wanted === 0 ? 'Listen on any' : 'Listen here'}
        </Button>
        {!isOpen && (
          <Button look="quiet" disabled={listen.isPending} onClick={() => open(port)}>
            Try {port} again
          </Button>
        )}
      </div>
      <p id={`${id}-says`} className={classes('w-0 min-w-full text-s', isWrong ? 'text-stop' : 'text-ink-3')}>
        {isWrong ? wanted : '0 takes any port that is free.'}
      </p>
    </form>
  );
}
