import type { Ref } from 'react';
import { useMemo } from 'react';
import { prettyJson } from '../../../../shared/json/printer.ts';
import { readJson } from '../../../../shared/json/reader.ts';
import { Button } from '../../../ui/Button.tsx';
import type { CodeEditorHandle } from '../../../ui/CodeEditor.tsx';
import { CodeEditor } from '../../../ui/CodeEditor.tsx';
import type { EditorMark } from '../../../ui/codeEditorState.ts';
import { describeMemory } from './memoryStatus.ts';

interface MemoryEditorProps {
  readonly memory: string;
  /** The caller's own slice; null where it sent none. */
  readonly sent: string | null;
  readonly marks: readonly EditorMark[];
  readonly readOnly: boolean;
  /** `again`: the last thing done was to append, for a decision that has changed since. */
  readonly appended: 'no' | 'yes' | 'again';
  /** `what`: as the composer takes it. */
  readonly onChange: (memory: string, what?: string) => void;
  readonly onAppend: () => void;
  readonly editor: Ref<CodeEditorHandle>;
}

const SIGNALS = { untouched: 'text-ink-3', respaced: 'text-mark', edited: 'text-mark', broken: 'text-stop' } as const;

/** The returned memory as exact text, beginning with the caller's own. */
export function MemoryEditor({ memory, sent, marks, readOnly, appended, onChange, onAppend, editor }: MemoryEditorProps) {
  const status = useMemo(() => describeMemory(memory, sent), [memory, sent]);
  const reformat = () => {
    const reading = readJson(memory);
    if (reading.ok) onChange(prettyJson(reading.document), 'Line breaks added');
  };
  const broken = status.kind === 'broken';
  return (
    <section aria-label="Memory returned" className="flex min-h-55 flex-1 flex-col gap-1.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <h2 className="text-s text-ink-3">Memory returned</h2>
        <span
          role="status"
          title={status.text}
          className={`captured-line min-w-45 flex-1 text-s ${SIGNALS[status.kind]}`}
        >{`· ${status.text}`}</span>
        {!readOnly && (
          <>
            <Button size="small" onClick={onAppend} disabled={broken}>
              {appended === 'again' ? 'Append again: the decision has changed' : 'Append this step to history'}
            </Button>
            <Button
              size="small"
              onClick={reformat}
              disabled={broken}
              title="Changes white space, and nothing else, in the text that will be sent"
            >
              Add line breaks
            </Button>
            <Button
              size="small"
              aria-label="Reset to the input memory"
              title="Puts the caller’s own text back"
              disabled={status.kind === 'untouched'}
              onClick={() => onChange(sent ?? '{}', 'Memory reset')}
            >
              Reset
            </Button>
          </>
        )}
      </div>
      <CodeEditor
        ref={editor}
        label="Memory returned, JSON"
        value={memory}
        readOnly={readOnly}
        marks={marks}
        onChange={(typed) => onChange(typed)}
        className="min-h-36 flex-1 rounded-card border border-line-strong"
      />
    </section>
  );
}
