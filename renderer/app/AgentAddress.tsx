import type { Status } from '../../shared/status.ts';
import { useConnection } from '../store/connection.ts';
import { Chip } from '../ui/Chip.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Dot } from '../ui/Dot.tsx';
import { Hint } from '../ui/Hint.tsx';

/** The address that consumers call. */
export function AgentAddress({ status }: { readonly status: Status }) {
  const lost = useConnection((connection) => connection.link === 'lost');
  const address = status.agent[0];
  if (address === undefined) {
    return (
      <Chip>
        <Dot signal="stop" />
        <b className="font-medium text-stop">Not listening</b>
      </Chip>
    );
  }
  const others = status.agent.slice(1);
  const all = others.length === 0 ? 'Consumers call this address' : `Consumers call this address; also ${others.join(', ')}`;
  return (
    <Chip className="pr-0.5">
      <Dot signal={lost ? 'left' : status.ready ? 'go' : 'wait'} />
      <Hint text={all}>
        <b className="font-mono text-m font-semibold text-ink select-text">{address}</b>
      </Hint>
      <CopyButton text={address} label="Copy the agent’s address" />
    </Chip>
  );
}
