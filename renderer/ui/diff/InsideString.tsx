import { useEffect, useState } from 'react';
import type { InsideStrings } from '../../../shared/diff/insideStrings.ts';
import { decodeString } from '../../../shared/json/decode.ts';
import type { DiffHandle } from '../../api/differ.ts';
import { CodeEditor } from '../CodeEditor.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { Scroll } from '../Scroll.tsx';
import { Segmented } from '../Segmented.tsx';
import type { ChosenValue } from './chosenValue.ts';
import { Pieces } from './Pieces.tsx';

interface InsideStringProps {
  readonly value: ChosenValue;
  readonly handle: DiffHandle;
}

const BY = {
  words: null,
  lines: 'Compared by lines: too many words differ.',
  whole: 'The two have too little in common to be compared finer.',
} as const;

/** All of the chosen string: what differs within it where it changed, else the text itself. */
export function InsideString({ value, handle }: InsideStringProps) {
  const inside = useInside(handle, value.change);
  if (inside === undefined) return <EmptyState title="Reading…" />;
  if (inside === null) return <WholeString value={value} />;
  const note = BY[inside.by];
  return (
    <>
      {note !== null && <p className="border-t border-line px-3 py-1 text-s text-ink-3">{note}</p>}
      <Scroll label="What differs within the string" className="h-50 overflow-y-auto border-t border-line bg-panel px-3 py-2">
        <div className="captured font-mono text-m" dir="auto">
          <Pieces pieces={inside.pieces} />
        </div>
      </Scroll>
    </>
  );
}

/** What differs within a changed string; null where it is no such, undefined while it is looked into. */
function useInside(handle: DiffHandle, change: number | null): InsideStrings | null | undefined {
  const [inside, setInside] = useState<InsideStrings | null | undefined>(change === null ? null : undefined);
  useEffect(() => {
    if (change === null) return undefined;
    let left = false;
    handle.inside(change).then(
      (found) => {
        if (!left) setInside(found);
      },
      () => {
        // The worker stopped: the text itself is here all the same.
        if (!left) setInside(null);
      },
    );
    return () => {
      left = true;
    };
  }, [handle, change]);
  return inside;
}

const SPELLINGS = [
  { value: 'decoded', label: 'Decoded' },
  { value: 'literal', label: 'As sent' },
] as const;

function WholeString({ value: { before, after } }: Pick<InsideStringProps, 'value'>) {
  const [spelling, setSpelling] = useState<'literal' | 'decoded'>('decoded');
  const literal = [after?.literal, before?.literal].find((text) => text?.startsWith('"')) ?? '';
  return (
    <div className="flex h-50 min-h-0 flex-col border-t border-line">
      <div className="p-1.5">
        <Segmented label="Spelling" value={spelling} options={SPELLINGS} onChange={setSpelling} />
      </div>
      <CodeEditor
        readOnly
        language="plain"
        label="The whole string"
        value={spelling === 'literal' ? literal : decodeString(literal, 0, literal.length)}
        className="flex-1"
      />
    </div>
  );
}
