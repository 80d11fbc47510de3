import type { Ref } from 'react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { EditorView } from '@codemirror/view';
import type { EditorMark } from './codeEditorState.ts';
import { createCodeEditor, showAccess, showMarks, showText } from './codeEditorState.ts';

/** What others may do to an editor. */
export interface CodeEditorHandle {
  focus(): void;
  /** Selects a place (UTF-16 offsets), scrolls it into view and takes the focus. */
  reveal(from: number, to: number): void;
}

export interface CodeEditorProps {
  /** The exact text; line ends are kept as they are. */
  readonly value: string;
  /** Called with the whole text after every change by the person. */
  readonly onChange?: (text: string) => void;
  /** Names it for screen readers. */
  readonly label: string;
  readonly readOnly?: boolean;
  /** `json` colours it; plain shows it as it is. */
  readonly language?: 'json' | 'plain';
  /** Underlined places, with their messages. */
  readonly marks?: readonly EditorMark[];
  readonly className?: string;
  readonly ref?: Ref<CodeEditorHandle>;
}

/** CodeMirror as a text field: exact text in, exact text out. */
export function CodeEditor({ value, onChange, label, readOnly = false, language = 'json', marks, className, ref }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const changed = useRef(onChange);
  const first = useRef({ text: value, readOnly });
  changed.current = onChange;

  useEffect(() => {
    if (!place.current) return undefined;
    const editor = createCodeEditor(place.current, {
      ...first.current,
      label,
      language,
      onChange: (text) => changed.current?.(text),
    });
    view.current = editor;
    return () => {
      first.current = { text: editor.state.doc.toString(), readOnly: editor.state.readOnly };
      editor.destroy();
      view.current = null;
    };
  }, [label, language]);

  useEffect(() => {
    if (view.current) showText(view.current, value);
  }, [value]);

  useEffect(() => {
    if (view.current) showAccess(view.current, readOnly);
  }, [readOnly]);

  // Also in an editor that was made anew, as for another candidate.
  useEffect(() => {
    if (view.current) showMarks(view.current, marks ?? []);
  }, [marks, value, label, language]);

  useImperativeHandle(ref, () => ({
    focus: () => view.current?.focus(),
    reveal: (from, to) => {
      const editor = view.current;
      if (!editor) return;
      const end = editor.state.doc.length;
      const anchor = Math.min(from, end);
      editor.dispatch({
        selection: { anchor, head: Math.min(Math.max(to, from), end) },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
      editor.focus();
    },
  }));

  return <div ref={place} className={`min-h-0 overflow-hidden ${className ?? ''}`} />;
}
