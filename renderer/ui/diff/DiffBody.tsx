import { useContext, useEffect, useMemo, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import type { MemoryMark } from '../../../shared/memoryMark.ts';
import { useOffered } from '../../store/offers.ts';
import { copyText } from '../copyText.ts';
import { EmptyState } from '../EmptyState.tsx';
import { isInOverlay } from '../isInOverlay.ts';
import { tellFailure } from '../notices.ts';
import { ValueActionsContext } from '../valueActions.ts';
import { createChangeBook } from './changeBook.ts';
import { ChangeList } from './ChangeList.tsx';
import type { ChosenValue } from './chosenValue.ts';
import { chosenChange, chosenRow, mayHoldJson, pointerOfChosen } from './chosenValue.ts';
import { copyPatch } from './copyPatch.ts';
import { DiffBar } from './DiffBar.tsx';
import { DiffDetail } from './DiffDetail.tsx';
import { DiffMarks } from './DiffMarks.tsx';
import { DiffSides } from './DiffSides.tsx';
import { DiffTree } from './DiffTree.tsx';
import type { DiffViewName } from './diffViews.ts';
import { findChangeAt } from './findChangeAt.ts';
import type { ReadyDiff } from './useDiff.ts';
import { useDiffKeys } from './useDiffKeys.ts';
import { useDiffPlace } from './useDiffPlace.ts';

interface DiffBodyProps {
  readonly diff: ReadyDiff;
  readonly view: Exclude<DiffViewName, 'plain'>;
  readonly onView: (view: DiffViewName) => void;
  readonly label: string;
  /** Opens the JSON within a string. */
  readonly onNested: (value: ChosenValue) => void;
  /** Whether something covers it meanwhile: then nothing of it is offered. */
  readonly isCovered: boolean;
  /** Whether `n` and `p` step wherever nothing is typed, not in the diff alone. */
  readonly letters: boolean;
}

/** A diff that is ready to be looked at. */
export function DiffBody({ diff, view, onView, label, onNested, isCovered, letters }: DiffBodyProps) {
  const { handle, summary, marks } = diff;
  const book = useMemo(() => createChangeBook(handle), [handle]);
  const at = useDiffPlace(diff, view === 'list' ? null : view);
  const flags = useFlags(diff);
  const [whole, setWhole] = useState(false);
  const actions = useContext(ValueActionsContext);
  const { answered, place, current } = at;
  const shown = useMemo(() => answered && { rows: answered.rows, before: diff.before, after: diff.after }, [answered, diff]);
  const listed = current === null ? null : book.read(current);
  const value = useMemo(
    () => (view === 'list' ? listed && chosenChange(listed) : shown && chosenRow(shown, place, listed)),
    [view, listed, shown, place],
  );

  const step = (by: 1 | -1) => {
    if (summary.changes > 0) at.goTo((Math.max(current ?? -1, by < 0 ? 0 : -1) + by + summary.changes) % summary.changes);
  };
  const openJson = () => {
    if (view === 'list') onView('tree');
    else if (value && (mayHoldJson(value.after?.literal) || mayHoldJson(value.before?.literal))) onNested(value);
  };
  const pointer = value ? pointerOfChosen(value) : null;
  const literal = (value?.after ?? value?.before)?.literal ?? null;
  const onKeyDown = useDiffKeys({
    at,
    listed: view === 'list' ? summary.changes : null,
    onStep: step,
    onEnter: () => (view === 'list' ? onView('tree') : setWhole(!whole)),
    onOpenJson: openJson,
    onCopyValue: () => literal !== null && copyText(literal, 'Value copied'),
    onCopyPointer: () => pointer !== null && copyText(pointer, 'Pointer copied'),
    onAskWhen: () => pointer !== null && actions?.askWhen(pointer),
  });
  const free = { enabled: letters && !isCovered, ignoreEventWhen: (event: KeyboardEvent) => isInOverlay(event.target) };
  useHotkeys('n', () => step(1), free);
  useHotkeys('p', () => step(-1), free);
  useOffered(
    isCovered
      ? []
      : [
          { group: 'Memory', title: 'Next change in memory', keys: 'N', run: () => step(1) },
          { group: 'Memory', title: 'Previous change in memory', keys: 'P', run: () => step(-1) },
          { group: 'Memory', title: 'Copy the change as JSON Patch', words: 'rfc 6902 diff', run: () => void copyPatch(handle, 'json') },
          { group: 'Memory', title: 'Copy the change as merge patch', words: 'rfc 7396 diff', run: () => void copyPatch(handle, 'merge') },
        ],
  );
  const openMark = (mark: MemoryMark) => {
    findChangeAt(handle, mark).then(
      (number) => number !== null && at.goTo(number),
      (fault: unknown) => tellFailure('Could not look for the change', fault),
    );
  };
  const rowsView = shown && {
    shown,
    label,
    place,
    revealed: at.revealed,
    onChoose: at.chooseRow,
    onToggle: at.toggle,
    onKeyDown,
  };
  return (
    <>
      <DiffBar diff={diff} current={current} onStep={step} />
      {summary.coarse !== null && <p className="shrink-0 border-b border-line bg-wait-bg px-3 py-1 text-wait">{summary.coarse.text}</p>}
      <DiffMarks marks={marks} onOpen={openMark} />
      {at.fault !== null && <EmptyState title="The diff can’t be shown">{at.fault.message}</EmptyState>}
      {view === 'tree' && rowsView && <DiffTree {...rowsView} book={book} flags={flags} />}
      {view === 'sides' && rowsView && <DiffSides {...rowsView} />}
      {view === 'list' && (
        <ChangeList
          book={book}
          count={summary.changes}
          label={label}
          chosen={current ?? -1}
          revealed={at.revealed}
          flags={flags}
          onChoose={at.goTo}
          onOpen={() => onView('tree')}
          onKeyDown={onKeyDown}
        />
      )}
      {view !== 'list' && !rowsView && at.fault === null && <div className="flex-1" />}
      {answered?.rows.cut && view !== 'list' && (
        <p className="shrink-0 border-t border-line px-3 py-1 text-s text-wait">
          Only the first {answered.rows.count.toLocaleString('en-GB')} rows are shown. The list has every change.
        </p>
      )}
      {value && <DiffDetail value={value} handle={handle} whole={whole} onWhole={setWhole} onOpenJson={openJson} />}
    </>
  );
}

/** The marks' flags, by the change at whose row they stand. */
function useFlags({ handle, marks }: ReadyDiff): ReadonlyMap<number, string> {
  const [flags, setFlags] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    let left = false;
    const find = async () => {
      const found = new Map<number, string>();
      for (const mark of marks) {
        const { flag } = mark;
        const change = flag === null ? null : await findChangeAt(handle, mark);
        if (flag !== null && change !== null) found.set(change, flag);
      }
      if (!left && found.size > 0) setFlags(found);
    };
    void find().catch(() => undefined); // The worker stopped, of which the rows tell; the marks stand over them.
    return () => {
      left = true;
    };
  }, [handle, marks]);
  return flags;
}
