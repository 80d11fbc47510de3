import type { SituationView } from '../../../shared/situation.ts';
import { LongText } from '../LongText.tsx';
import { visibleText } from '../visibleText.ts';

/** What was asked. Where the contract reads a line out of the instruction, that line first, and what was sent below it. */
export function InstructionText({ situation }: { readonly situation: SituationView }) {
  const { instruction, asked } = situation;
  if (instruction === '') return <p className="text-[13px] leading-normal text-ink-3">(empty)</p>;
  const isRead = !squeeze(instruction).startsWith(squeeze(asked.replace(/…$/, '')));
  if (!isRead) return <LongText text={instruction} className="text-[13px] leading-normal" />;
  return (
    <>
      <p dir="auto" className="captured text-left text-[13px] leading-normal">
        {visibleText(asked)}
      </p>
      <details className="mt-1">
        <summary className="w-fit cursor-default text-s text-ink-3 hover:text-ink">as sent</summary>
        <LongText text={instruction} className="mt-1 font-mono text-m text-ink-2" />
      </details>
    </>
  );
}

function squeeze(text: string): string {
  return text.slice(0, 2_000).replace(/\s+/g, ' ').trim();
}
