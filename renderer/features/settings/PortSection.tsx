import type { Status } from '../../../shared/status.ts';
import { PortForm } from '../../ui/PortForm.tsx';
import { Section } from './Section.tsx';

/** Where the agent listens, and how to let it listen elsewhere. */
export function PortSection({ status }: { readonly status: Status }) {
  return (
    <Section id="port" says="Consumers call this port. Their default is 8888.">
      <div className="grid grid-cols-[190px_minmax(0,1fr)] items-start gap-x-4 gap-y-2">
        <span className="text-ink-2">Listens on</span>
        <ul className="font-mono text-m">
          {status.agent.map((address) => (
            <li key={address}>{address}</li>
          ))}
          {status.agentProblem !== null && <li className="captured font-sans text-stop">{status.agentProblem}</li>}
        </ul>
        <span className="pt-1 text-ink-2">Listen on another port</span>
        <div>
          <PortForm key={status.agentPort} port={status.agentPort} isOpen={status.agent.length > 0} suggested={status.freePort} />
          <p className="mt-0.5 text-s text-ink-3">Callers of the old port lose it; what they wait for is answered first.</p>
        </div>
      </div>
    </Section>
  );
}
