import { Fragment } from 'react';
import { visibleText } from '../visibleText.ts';
import type { Part } from './markWords.ts';

const LONGEST = 4_000;

/** Parts in a row, the marked ones highlighted. */
export function PartText({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map((part, index) => {
    const text = visibleText(part.text.length > LONGEST ? `${part.text.slice(0, LONGEST)}… (all of it in Raw)` : part.text);
    if (!part.marked) return <Fragment key={index}>{text}</Fragment>;
    return (
      <mark key={index} className="rounded-[3px] bg-mark-bg px-0.5 text-inherit">
        {text}
      </mark>
    );
  });
}
