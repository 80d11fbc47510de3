import { useStatus } from '../../api/queries.ts';
import { Scroll } from '../../ui/Scroll.tsx';
import { ConsumerCommands } from './ConsumerCommands.tsx';
import { FirstCards } from './FirstCards.tsx';

/** What a newcomer sees: where it listens, what to do first, how to point a consumer at it. */
export function FirstMinute() {
  const { data: status } = useStatus();
  if (!status) return null;
  const address = status.agent[0];
  return (
    <Scroll label="How to begin" className="flex-1 overflow-y-auto">
      <div className="mx-auto max-w-215 px-6 pt-17.5 pb-10">
        <h1 className="text-[26px] leading-8 font-[650] tracking-[-0.01em]">
          {address === undefined ? 'Not listening yet' : `Listening on ${address}`}
        </h1>
        <p className="mt-1.5 mb-6.5 text-l text-ink-2">
          Signalbox is the agent. Point a consumer at it, and every request appears here: look into it, hold it, answer it by hand.
        </p>
        <FirstCards status={status} />
        {address !== undefined && <ConsumerCommands address={address} />}
      </div>
    </Scroll>
  );
}
