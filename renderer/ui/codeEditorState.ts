import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, syntaxHighlighting } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import { setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { Annotation, Compartment, EditorState, Facet, Prec } from '@codemirror/state';
import { EditorView, drawSelection, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { editorColours, editorTheme } from './codeEditorTheme.ts';

/** A place in the text that something is said about. */
export interface EditorMark {
  /** UTF-16 offsets. */
  readonly from: number;
  readonly to: number;
  readonly level: 'error' | 'warning' | 'note';
  readonly message: string;
}

interface EditorOptions {
  readonly text: string;
  readonly label: string;
  readonly readOnly: boolean;
  readonly language: 'json' | 'plain';
  readonly onChange: (text: string) => void;
}

/** Marks a change that came from outside, so that it is not reported back. */
const FromOutside = Annotation.define<true>();
/** A single line longer than this is not wrapped or coloured: both take seconds on a megabyte without a line end. */
const LONG_LINE = 100_000;
const layoutOf = new Compartment();
const accessOf = new Compartment();
const historyOf = new Compartment();
const languageName = Facet.define<EditorOptions['language'], EditorOptions['language']>({ combine: (names) => names[0] ?? 'plain' });

export function createCodeEditor(parent: HTMLElement, options: EditorOptions): EditorView {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        // Only \n ends a line, so that \r and \r\n stay in the text as they came.
        EditorState.lineSeparator.of('\n'),
        nonce ? EditorView.cspNonce.of(nonce) : [],
        lineNumbers(),
        foldGutter(),
        historyOf.of(history()),
        drawSelection(),
        highlightSpecialChars(),
        bracketMatching({ maxScanDistance: 20_000 }),
        search({ top: true }),
        languageName.of(options.language),
        layoutOf.of(layout(options.text, options.language)),
        syntaxHighlighting(editorColours),
        editorTheme,
        accessOf.of(access(options.readOnly)),
        // It takes the keyboard anyway; saying so lets tools see that what scrolls around it can be reached.
        EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': options.label }),
        // Mod-Enter belongs to the screen around (release); it still bubbles.
        Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => true }])),
        keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap]),
        EditorView.domEventHandlers({ beforeinput: insertTyped }),
        EditorView.updateListener.of((update) => {
          const outside = update.transactions.some((transaction) => transaction.annotation(FromOutside));
          if (update.docChanged && !outside) options.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
}

/**
 * Typed text is put in by us: the browser's own insertion keeps colours with style attributes where it replaces a
 * selection, and the content security policy reports them. Compositions stay with the browser.
 */
function insertTyped(event: InputEvent, view: EditorView): boolean {
  if (event.inputType !== 'insertText' || event.data === null || event.isComposing || view.state.readOnly) return false;
  event.preventDefault();
  const range = replacedBy(view);
  view.dispatch({
    changes: { ...range, insert: event.data },
    selection: { anchor: range.from + event.data.length },
    userEvent: 'input.type',
    scrollIntoView: true,
  });
  return true;
}

/** What the browser would replace: the editor hears of a new selection only later. Of a selection beyond what is drawn, the browser knows a part. */
function replacedBy(view: EditorView): { from: number; to: number } {
  const { main } = view.state.selection;
  const own = { from: main.from, to: main.to };
  if (main.from < view.viewport.from || main.to > view.viewport.to) return own;
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || !view.contentDOM.contains(selection.anchorNode)) return own;
  const range = selection.getRangeAt(0);
  return { from: view.posAtDOM(range.startContainer, range.startOffset), to: view.posAtDOM(range.endContainer, range.endOffset) };
}

/** Shows a text that came from outside; the caret stays where it is as far as it can. */
export function showText(view: EditorView, text: string): void {
  const now = view.state.doc.toString();
  if (now === text) return;
  const from = commonStart(now, text);
  const tail = commonEnd(now, text, from);
  const turned = hasLongLine(now) !== hasLongLine(text);
  view.dispatch({
    changes: { from, to: now.length - tail, insert: text.slice(from, text.length - tail) },
    annotations: FromOutside.of(true),
    ...(turned ? { effects: layoutOf.reconfigure(layout(text, view.state.facet(languageName))) } : {}),
  });
  // Whoever brought the text knows the way back: undo here is for what is typed here.
  view.dispatch({ effects: historyOf.reconfigure([]) });
  view.dispatch({ effects: historyOf.reconfigure(history()) });
}

/** Lets the text be changed or not; caret, history and scroll stay. */
export function showAccess(view: EditorView, readOnly: boolean): void {
  if (view.state.readOnly !== readOnly) view.dispatch({ effects: accessOf.reconfigure(access(readOnly)) });
}

export function showMarks(view: EditorView, marks: readonly EditorMark[]): void {
  const end = view.state.doc.length;
  const diagnostics = marks.map<Diagnostic>((mark) => ({
    from: Math.min(mark.from, end),
    to: Math.min(Math.max(mark.to, mark.from), end),
    severity: mark.level === 'note' ? 'info' : mark.level,
    message: mark.message,
  }));
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

function access(readOnly: boolean): Extension {
  return [EditorState.readOnly.of(readOnly), readOnly ? EditorView.contentAttributes.of({ 'aria-readonly': 'true' }) : []];
}

function layout(text: string, language: EditorOptions['language']): Extension {
  if (hasLongLine(text)) return [];
  return [EditorView.lineWrapping, language === 'json' ? json() : []];
}

function hasLongLine(text: string): boolean {
  let start = 0;
  while (text.length - start > LONG_LINE) {
    const end = text.indexOf('\n', start);
    if (end < 0 || end - start > LONG_LINE) return true;
    start = end + 1;
  }
  return false;
}

function commonStart(left: string, right: string): number {
  const most = Math.min(left.length, right.length);
  let at = 0;
  while (at < most && left.charCodeAt(at) === right.charCodeAt(at)) at += 1;
  return at;
}

function commonEnd(left: string, right: string, start: number): number {
  const most = Math.min(left.length, right.length) - start;
  let count = 0;
  while (count < most && left.charCodeAt(left.length - 1 - count) === right.charCodeAt(right.length - 1 - count)) count += 1;
  return count;
}
