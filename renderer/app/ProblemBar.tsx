import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useStatus } from '../api/queries.ts';
import { useConnection } from '../store/connection.ts';
import { PortForm } from '../ui/PortForm.tsx';
import { CopyUnsaved } from './CopyUnsaved.tsx';

/** What keeps Signalbox from doing its work, and what to do about it; nothing where all is well. */
export function ProblemBar() {
  const { data: status } = useStatus();
  const lost = useLasting(useConnection((connection) => connection.link === 'lost'));
  return (
    <div role="alert" className="col-start-2 row-start-2 min-w-0">
      {status && status.agentProblem !== null && (
        <Problem
          title={status.agent.length === 0 ? 'The agent port is not open.' : 'The agent port is not open everywhere it should be.'}
          text={
            status.agent.length > 0 || status.freePort === null
              ? status.agentProblem
              : `${status.agentProblem} Close that program and try again, or take another port: ${status.freePort} is free. Consumers then need the new address.`
          }
        >
          {status.agent.length === 0 && (
            <PortForm key={status.freePort} port={status.agentPort} isOpen={false} suggested={status.freePort} />
          )}
        </Problem>
      )}
      {status && status.storeProblem !== null && (
        <Problem
          title="Nothing can be stored right now, so requests are refused."
          text={`${status.storeProblem} Workspace: ${status.workspace.path}. Make room or mend the folder; Signalbox goes on by itself.`}
        />
      )}
      {lost && (
        <Problem
          title="No connection to Signalbox."
          text="What you see may be out of date. Where only the connection broke, this page comes back by itself. Where Signalbox ended, start it again and open the address that it prints: each start has a new one, so this page stays cut off."
        >
          <CopyUnsaved />
        </Problem>
      )}
    </div>
  );
}

/** True once something has lasted a second: a moment's gap is not worth a bar. */
function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(now), now ? 1_000 : 0);
    return () => clearTimeout(timer);
  }, [now]);
  return lasting;
}

interface ProblemProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Problem({ title, text, children }: ProblemProps) {
  return (
    <div className="flex items-center gap-3 border-b border-line bg-stop-bg px-3.5 py-2">
      <TriangleAlert size={15} aria-hidden className="shrink-0 text-stop" />
      <p className="captured min-w-0 flex-1">
        <b className="font-semibold">{title}</b> {text}
      </p>
      {children}
    </div>
  );
}
