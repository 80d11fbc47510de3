import { Clock3, MapPin } from 'lucide-react';
import { useContext, useState } from 'react';
import { literalOf, stringOf } from '../../shared/json/access.ts';
import { cell } from '../../shared/json/cell.ts';
import type { JsonDocument } from '../../shared/json/document.ts';
import { KIND } from '../../shared/json/document.ts';
import { pointerOf } from '../../shared/json/pointer.ts';
import { describeCount } from './amounts.ts';
import { Button } from './Button.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import { CopyButton } from './CopyButton.tsx';
import { IconButton } from './IconButton.tsx';
import { Segmented } from './Segmented.tsx';
import { ValueActionsContext } from './valueActions.ts';

interface JsonValuePaneProps {
  readonly document: JsonDocument;
  readonly node: number;
}

const SPELLINGS = [
  { value: 'literal', label: 'As sent' },
  { value: 'decoded', label: 'Decoded' },
] as const;

/** Below a tree: where the chosen value is, how to copy it and, on demand, all of a long string. */
export function JsonValuePane({ document, node }: JsonValuePaneProps) {
  const actions = useContext(ValueActionsContext);
  const [whole, setWhole] = useState(false);
  const [spelling, setSpelling] = useState<'literal' | 'decoded'>('decoded');
  const isString = cell(document.kinds, node) === KIND.string;
  const length = cell(document.ends, node) - cell(document.starts, node);
  const pointer = pointerOf(document, node);
  return (
    <div className="shrink-0 border-t border-line bg-raised">
      <div className="flex h-7 items-center gap-1 px-2 text-s text-ink-3">
        <span className="captured-line min-w-0 font-mono" title={pointer.slice(0, 1_000)}>
          {pointer === '' ? 'whole value' : pointer.slice(-300)}
        </span>
        <span className="ml-auto shrink-0 tabular-nums">{!isString && describeCount(length, 'character')}</span>
        {isString && (
          <Button look="quiet" size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Hide' : `Show all ${describeCount(length, 'character')}`}
          </Button>
        )}
        {actions && <IconButton icon={Clock3} label="When did this value change? (W)" onClick={() => actions.askWhen(pointer)} />}
        <CopyButton text={pointer} label="Copy the pointer: where it is (P)" icon={MapPin} />
        <CopyButton text={() => literalOf(document, node)} label="Copy the value (C)" />
      </div>
      {whole && isString && (
        <div className="flex h-50 flex-col border-t border-line">
          <div className="p-1.5">
            <Segmented label="Spelling" value={spelling} options={SPELLINGS} onChange={setSpelling} />
          </div>
          <CodeEditor
            readOnly
            language="plain"
            label="The whole string"
            value={spelling === 'literal' ? literalOf(document, node) : stringOf(document, node)}
            className="flex-1"
          />
        </div>
      )}
    </div>
  );
}
