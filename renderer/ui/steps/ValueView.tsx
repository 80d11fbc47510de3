import { useMemo, useState } from 'react';
import { literalOf, stringOf } from '../../../shared/json/access.ts';
import { KIND } from '../../../shared/json/document.ts';
import type { JsonDocument } from '../../../shared/json/document.ts';
import { CodeEditor } from '../CodeEditor.tsx';
import { JsonTree } from '../JsonTree.tsx';
import { Segmented } from '../Segmented.tsx';

interface ValueViewProps {
  readonly document: JsonDocument;
  readonly node: number;
  /** The JSON that the string holds; null where it holds none. */
  readonly inner: string | null;
  readonly label: string;
}

const WAYS = [
  { value: 'json', label: 'As JSON' },
  { value: 'text', label: 'As text' },
] as const;

/** A value of a step: a string as text, with the JSON in it opened where it holds some; anything else as a tree. */
export function ValueView({ document, node, inner, label }: ValueViewProps) {
  const [way, setWay] = useState<'json' | 'text'>('json');
  const isString = document.kinds[node] === KIND.string;
  const text = useMemo(() => (isString ? stringOf(document, node) : literalOf(document, node)), [document, node, isString]);
  if (!isString) return <JsonTree text={text} label={label} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {inner !== null && (
        <div className="flex shrink-0 items-center gap-2 px-3 py-1.5 text-s text-ink-3">
          <Segmented label="Shown" value={way} options={WAYS} onChange={setWay} />a string that holds JSON
        </div>
      )}
      {inner !== null && way === 'json' ? (
        <JsonTree text={inner} label={label} />
      ) : (
        <CodeEditor readOnly language="plain" label={label} value={text} className="flex-1" />
      )}
    </div>
  );
}
