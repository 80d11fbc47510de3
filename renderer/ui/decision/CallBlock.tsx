import { PartText } from './PartText.tsx';
import type { CallParts } from './siblingParts.ts';

/** One call, an argument a line; what differs from the siblings' same call is marked. */
export function CallBlock({ call }: { readonly call: CallParts }) {
  const isBare = call.arguments.length === 0 && call.oddArguments === null;
  return (
    <div className="captured mt-1.5 max-h-100 overflow-y-auto rounded-[5px] border border-line bg-bg px-2 py-1.5 font-mono text-m leading-[1.6] first-of-type:mt-0">
      {call.target !== null && (
        <span className="text-ink-3">
          <PartText parts={[call.target]} /> ·{' '}
        </span>
      )}
      <PartText parts={[call.name]} />({isBare && ')'}
      {call.arguments.map(({ key, value }) => (
        <div key={key} className="pl-4 -indent-0">
          <span className="text-ink-3">{key}:</span> <PartText parts={[value]} />
        </div>
      ))}
      {call.oddArguments && (
        <div className="pl-4">
          <PartText parts={[call.oddArguments]} />
        </div>
      )}
      {!isBare && <div>)</div>}
    </div>
  );
}
