import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CapturedBody } from '../../api/captured.ts';
import { askReader } from '../../api/reader.ts';
import { useRawPlace } from '../../store/rawPlace.ts';
import type { CodeEditorHandle } from '../CodeEditor.tsx';
import { CodeEditor } from '../CodeEditor.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { tokenAt } from '../tokenAt.ts';
import { HexView } from './HexView.tsx';

interface BodyViewProps {
  readonly exchange: string;
  readonly body: CapturedBody;
  readonly side: 'request' | 'response';
  readonly pretty: boolean;
}

/** A body: its exact text, the same tokens with other white space, or bytes where there is no text. */
export function BodyView({ exchange, body, side, pretty }: BodyViewProps) {
  if (body.bytes.length === 0) return <EmptyState title="Empty">This {side} has no body.</EmptyState>;
  if (body.text === null) return <HexView bytes={body.bytes} problem={body.problem ?? ''} />;
  if (pretty) return <PrettyText text={body.text} exchange={exchange} side={side} />;
  return <ExactText text={body.text} exchange={exchange} side={side} />;
}

function ExactText({ text, exchange, side }: { readonly text: string; readonly exchange: string; readonly side: string }) {
  const editor = useRef<CodeEditorHandle>(null);
  const { goal, arrive } = useRawPlace();
  useEffect(() => {
    if (goal?.exchange !== exchange || !editor.current) return;
    editor.current.reveal(goal.offset, goal.offset + tokenAt(text, goal.offset, 200).length);
    arrive();
  }, [goal, arrive, exchange, text]);
  return <CodeEditor ref={editor} readOnly value={text} label={`Exact text of the ${side}`} className="flex-1" />;
}

function PrettyText({ text, exchange, side }: { readonly text: string; readonly exchange: string; readonly side: string }) {
  const { data: pretty, error } = useQuery({
    queryKey: ['pretty', exchange, side],
    queryFn: () => askReader({ ask: 'pretty', text }),
    gcTime: 0,
  });
  if (error) return <EmptyState title="It could not be laid out">{error.message}</EmptyState>;
  if (pretty === undefined) return <EmptyState title="Reading…" />;
  if (pretty === null)
    return <EmptyState title="This is not JSON">So there is nothing to lay out. Its exact text is under Exact.</EmptyState>;
  return <CodeEditor readOnly value={pretty} label={`The ${side} with other white space`} className="flex-1" />;
}
