import { visibleText } from '../../../ui/visibleText.ts';

/** What the caller says about a tool or a parameter, below its field; whole on hover. */
export function FieldNote({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} title={text} className="captured line-clamp-2 text-s text-ink-3">
      {visibleText(text)}
    </p>
  );
}
