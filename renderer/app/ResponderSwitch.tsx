import type { ResponderName } from '../../shared/responders.ts';
import { setResponder } from '../api/answering.ts';
import { useConnection } from '../store/connection.ts';
import { RESPONDERS } from '../ui/responders.ts';
import { Select } from '../ui/Select.tsx';

/** Chooses who answers from now on. */
export function ResponderSwitch({ responder }: { readonly responder: ResponderName }) {
  const lost = useConnection((connection) => connection.link === 'lost');
  return <Select label="Who answers" lead="Answers:" value={responder} options={RESPONDERS} disabled={lost} onChange={setResponder} />;
}
