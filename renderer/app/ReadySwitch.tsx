import type { Status } from '../../shared/status.ts';
import { setReady } from '../api/answering.ts';
import { useConnection } from '../store/connection.ts';
import { Select } from '../ui/Select.tsx';
import { READINESS } from './readiness.ts';

/** What /health says; not ready also refuses decisions with 503. Says no more than is known: without a connection, nothing. */
export function ReadySwitch({ status }: { readonly status: Status }) {
  const lost = useConnection((connection) => connection.link === 'lost');
  const isListening = status.agent.length > 0;
  const shown = lost ? 'not known now' : status.ready && !isListening ? 'Ready once it listens' : undefined;
  return (
    <Select
      label="What /health says"
      lead="Health:"
      value={status.ready ? 'ready' : 'not'}
      options={READINESS}
      disabled={lost}
      {...(shown === undefined ? {} : { shown })}
      {...(status.ready || lost ? {} : { className: 'text-wait' })}
      onChange={(value) => setReady(value === 'ready')}
    />
  );
}
