import { useAction } from '../api/queries.ts';
import { tellFailure } from '../ui/notices.ts';
import { Select } from '../ui/Select.tsx';
import type { ResponderName } from '../ui/responders.ts';
import { RESPONDERS } from '../ui/responders.ts';

/** Chooses who answers from now on. */
export function ResponderSwitch({ responder }: { readonly responder: string }) {
  const setResponder = useAction('setResponder', 'status');
  const change = (next: ResponderName) =>
    setResponder.mutate({ input: { responder: next } }, { onError: (fault) => tellFailure('Could not change who answers', fault) });
  return (
    <Select label="Who answers" lead="Answers:" value={responder === 'human' ? 'human' : 'sample'} options={RESPONDERS} onChange={change} />
  );
}
