import { Button } from '../../../ui/Button.tsx';
import { MOD_KEY } from '../../../ui/modKey.ts';
import type { Composer } from './useComposer.ts';

/** What was last put in the place of what was written, with the way back and forth. */
export function ReplacedBar({ composer }: { readonly composer: Composer }) {
  const { past, future } = composer.draft.replacements;
  const last = past.at(-1);
  const next = future.at(-1);
  return (
    <>
      <span role="status" aria-label="Last change" className="shrink-0 text-s text-ink-2 empty:hidden">
        {last ? last.what : next ? 'Taken back' : ''}
      </span>
      {last && (
        <Button
          size="small"
          className="h-6.5!"
          title={`Puts back the draft as it was before (${MOD_KEY} Z, as long as nothing was typed since)`}
          onClick={composer.undo}
        >
          Undo
        </Button>
      )}
      {next && (
        <Button size="small" className="h-6.5!" title={`Has it again: ${next.what} (${MOD_KEY} ⇧ Z)`} onClick={composer.redo}>
          Redo
        </Button>
      )}
    </>
  );
}
