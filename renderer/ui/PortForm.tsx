import { useState } from 'react';
import { useAction } from '../api/queries.ts';
import { Button } from './Button.tsx';
import { tell, tellFailure } from './notices.ts';

interface PortFormProps {
  readonly port: number;
  /** Whether it is open now: then there is nothing to try again. */
  readonly isOpen: boolean;
}

/** Opens the agent port, on the same number again or on another. */
export function PortForm({ port, isOpen }: PortFormProps) {
  const [typed, setTyped] = useState(String(port));
  const listen = useAction('listen', 'status');
  const wanted = Number(typed);
  const valid = /^\d{1,5}$/.test(typed) && wanted <= 65_535;
  const open = () =>
    listen.mutate(
      { input: { port: wanted } },
      {
        onSuccess: (status) => {
          if (status.agent[0] !== undefined) tell('Listening', status.agent[0]);
        },
        onError: (fault) => tellFailure(`Could not listen on port ${typed}`, fault),
      },
    );
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) open();
      }}
    >
      <input
        type="text"
        inputMode="numeric"
        aria-label="Agent port, 0 for any free one"
        aria-invalid={!valid}
        value={typed}
        onChange={(event) => setTyped(event.target.value.trim())}
        className="h-7 w-18 rounded-control border border-line-strong bg-bg px-2 font-mono text-m aria-invalid:border-stop"
      />
      <Button type="submit" disabled={!valid || listen.isPending || (isOpen && wanted === port)}>
        {wanted === port && !isOpen ? 'Try again' : 'Listen here'}
      </Button>
    </form>
  );
}
