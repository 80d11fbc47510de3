import { setResponder } from '../../api/answering.ts';
import { useStatusPart } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** What holding is, and how to begin; or that nothing waits. */
export function HeldEmpty() {
  const responder = useStatusPart((status) => status.responder);
  if (responder === 'human') {
    return (
      <EmptyState title="Nothing waits">
        Every request that arrives from now on waits here until you release an answer. Callers that allow it are kept alive meanwhile.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing is held">
      <p>
        A held request waits until you have written the answer yourself: what the agent says, the tools it calls, the memory it returns.
        Drafts are saved as you type, and the contract is checked before anything goes out.
      </p>
      <Button look="primary" className="mt-3" onClick={() => setResponder('human')}>
        Hold for me
      </Button>
    </EmptyState>
  );
}
