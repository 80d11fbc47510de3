import { expect, test } from 'vitest';
import { testLayout } from '../candidate/testLayout.ts';
import type { DraftAction, DraftState } from './draftState.ts';
import { applyDraftAction, beginDraft, textsOf, wantsSaving } from './draftState.ts';
import { isLastChange } from './replacements.ts';

const begun = beginDraft(null, ['a', 'b'], testLayout);
const run = (state: DraftState, ...actions: readonly DraftAction[]) => actions.reduce(applyDraftAction, state);
const type = (index: number, text: string): DraftAction => ({ kind: 'typed', index, text });
const replace = (index: number, text: string): DraftAction => ({ kind: 'typed', index, text, what: 'Draft replaced' });
const texts = (state: DraftState) => textsOf(state.candidates);

test('a replacement is taken back whole, with all candidates as they were, and saved so', () => {
  const replaced = run(begun, type(0, 'mine'), type(1, 'too'), replace(0, 'sample'));
  expect(replaced.replacements.past.map(({ what }) => what)).toEqual(['Draft replaced']);
  const back = run({ ...replaced, dirty: false }, { kind: 'undone' });
  expect(texts(back)).toEqual(['mine', 'too']);
  expect(wantsSaving(back)).toBe(true);
  expect(texts(run(back, { kind: 'redone' }))).toEqual(['sample', 'too']);
});

test('what was typed over a replacement comes back with it', () => {
  const back = run(begun, type(0, 'mine'), replace(0, 'sample'), type(0, 'sample, mended'), { kind: 'undone' });
  expect(texts(back)).toEqual(['mine', 'b']);
  expect(texts(run(back, { kind: 'redone' }))).toEqual(['sample, mended', 'b']);
  // And what was typed before it is had again, too.
  expect(texts(run(back, type(1, 'typed'), { kind: 'redone' }, { kind: 'undone' }))).toEqual(['mine', 'typed']);
});

test('several replacements are taken back one by one, and typing is none', () => {
  const twice = run(begun, type(0, 'mine'), replace(0, 'one'), replace(0, 'two'));
  expect(texts(run(twice, { kind: 'undone' }))).toEqual(['one', 'b']);
  expect(texts(run(twice, { kind: 'undone' }, { kind: 'undone' }))).toEqual(['mine', 'b']);
  expect(texts(run(twice, { kind: 'undone' }, { kind: 'undone' }, { kind: 'undone' }))).toEqual(['mine', 'b']);
  expect(run(twice, { kind: 'undone' }, replace(0, 'three')).replacements.future).toEqual([]);
  expect(run(begun, type(0, 'mine')).replacements.past).toEqual([]);
});

test('the keys that undo mean a replacement as long as nothing was typed since, else what was typed', () => {
  const isLast = (state: DraftState, way: 'undo' | 'redo') => isLastChange(state.replacements, way, state.candidates);
  const replaced = run(begun, type(0, 'mine'), replace(0, 'sample'));
  expect(isLast(replaced, 'undo')).toBe(true);
  expect(isLast(replaced, 'redo')).toBe(false);
  const over = run(replaced, type(0, 'sample!'));
  expect(isLast(over, 'undo')).toBe(false);
  expect(isLast(run(over, type(0, 'sample')), 'undo')).toBe(true);
  const back = run(replaced, { kind: 'undone' });
  expect([isLast(back, 'undo'), isLast(back, 'redo')]).toEqual([false, true]);
});
