import { expect, test } from 'vitest';
import { testLayout } from '../candidate/testLayout.ts';
import type { DraftState } from './draftState.ts';
import { applyDraftAction, beginDraft, textsOf, wantsSaving } from './draftState.ts';

const draft = (revision: number, ...candidates: string[]) => ({ revision, candidates, savedAt: revision * 100 });
const opened = beginDraft(draft(1, 'a', 'b'), ['blank', 'blank'], testLayout);
/** The state with its candidates as texts. */
const shown = (state: DraftState) => ({ ...state, candidates: textsOf(state.candidates), aside: state.aside && textsOf(state.aside) });
const typed = applyDraftAction(opened, { kind: 'typed', index: 0, text: 'mine' });

test('a draft begins from what the host has, and from blanks where it has nothing', () => {
  expect(shown(beginDraft(draft(3, 'a'), ['x', 'y'], testLayout)).candidates).toEqual(['a', 'y']);
  expect(shown(beginDraft(null, ['x'], testLayout))).toMatchObject({ candidates: ['x'], revision: 0, dirty: false, savedAt: null });
});

test('the same texts typed again are no change', () => {
  expect(applyDraftAction(opened, { kind: 'typed', index: 0, text: 'a' })).toBe(opened);
});

test('what is typed while a save is under way is still to be saved after it', () => {
  const saving = applyDraftAction(typed, { kind: 'saveBegan' });
  const more = applyDraftAction(saving, { kind: 'typed', index: 0, text: 'mine!' });
  expect(wantsSaving(more)).toBe(false);
  const saved = applyDraftAction(more, { kind: 'saved', draft: draft(2, 'mine', 'b') });
  expect(shown(saved)).toMatchObject({ candidates: ['mine!', 'b'], revision: 2, dirty: true });
  expect(wantsSaving(saved)).toBe(true);
});

test('a save that failed is said and tried again', () => {
  const failed = applyDraftAction(applyDraftAction(typed, { kind: 'saveBegan' }), { kind: 'failed', message: 'disk full' });
  expect(shown(failed)).toMatchObject({ failure: 'disk full', dirty: true, candidates: ['mine', 'b'] });
  expect(wantsSaving(failed)).toBe(true);
});

test('a draft that another window saved is shown where nothing was typed here', () => {
  expect(shown(applyDraftAction(opened, { kind: 'seen', draft: draft(2, 'theirs', 'b') }))).toMatchObject({
    candidates: ['theirs', 'b'],
    revision: 2,
    theirs: null,
  });
});

test('a draft that another window saved beside what was typed here waits for a choice, and nothing is saved until then', () => {
  const both = applyDraftAction(typed, { kind: 'seen', draft: draft(2, 'theirs', 'b') });
  expect(shown(both)).toMatchObject({ candidates: ['mine', 'b'], theirs: { candidates: ['theirs', 'b'] } });
  expect(wantsSaving(both)).toBe(false);
});

test('of two versions the one not chosen is set aside and can be had back', () => {
  const stale = applyDraftAction(applyDraftAction(typed, { kind: 'saveBegan' }), { kind: 'stale', draft: draft(4, 'theirs', 'b') });
  const took = applyDraftAction(stale, { kind: 'tookTheirs' });
  expect(shown(took)).toMatchObject({ candidates: ['theirs', 'b'], revision: 4, dirty: false, aside: ['mine', 'b'], theirs: null });
  const kept = applyDraftAction(stale, { kind: 'keptMine' });
  expect(shown(kept)).toMatchObject({ candidates: ['mine', 'b'], revision: 4, dirty: true, aside: ['theirs', 'b'], theirs: null });
  expect(shown(applyDraftAction(kept, { kind: 'swapped' }))).toMatchObject({
    candidates: ['theirs', 'b'],
    aside: ['mine', 'b'],
    dirty: true,
  });
});

test('an older or the same revision from the host changes nothing', () => {
  expect(applyDraftAction(typed, { kind: 'seen', draft: draft(1, 'a', 'b') })).toBe(typed);
});

test('the echo of our own save is not taken for another window', () => {
  const saving = applyDraftAction(typed, { kind: 'saveBegan' });
  const echoed = applyDraftAction(saving, { kind: 'seen', draft: draft(2, 'mine', 'b') });
  expect(shown(echoed)).toMatchObject({ theirs: null, revision: 2, candidates: ['mine', 'b'] });
  const typedOn = applyDraftAction(saving, { kind: 'typed', index: 0, text: 'mine, longer' });
  expect(applyDraftAction(typedOn, { kind: 'seen', draft: draft(2, 'mine', 'b') })).toMatchObject({ theirs: null, dirty: true });
});

test('what was typed and saved here is set aside when another window saves over it, and theirs never is', () => {
  const saved = applyDraftAction(applyDraftAction(typed, { kind: 'saveBegan' }), { kind: 'saved', draft: draft(2, 'mine', 'b') });
  const over = applyDraftAction(saved, { kind: 'seen', draft: draft(3, 'theirs', 'b') });
  expect(shown(over)).toMatchObject({ candidates: ['theirs', 'b'], aside: ['mine', 'b'] });
  expect(shown(applyDraftAction(over, { kind: 'seen', draft: draft(4, 'theirs, longer', 'b') })).aside).toEqual(['mine', 'b']);
});

const candidate = (memory: string) => `{"memory":${memory},"output":{}}`;
const begun = beginDraft(null, ['{"memory":{"a":1},"output":{}}', candidate('{}')], testLayout);
const broken = applyDraftAction(begun, { kind: 'edited', index: 0, change: (parts) => ({ ...parts, memory: '{"a":' }) });
const apart = { kind: 'parts', frame: '{"memory":null,"output":{}}', memory: '{"a":' };

test('a memory that is no JSON just now stays apart from its candidate, whatever is typed elsewhere and saved meanwhile', () => {
  let state = broken;
  for (let typing = 0; typing < 100; typing += 1)
    state = applyDraftAction(state, { kind: 'typed', index: 1, text: candidate(`{"n":${typing}}`) });
  state = applyDraftAction(state, { kind: 'saveBegan' });
  const draftNow = { revision: 1, candidates: textsOf(state.candidates), savedAt: 1 };
  state = applyDraftAction(state, { kind: 'seen', draft: draftNow });
  state = applyDraftAction(state, { kind: 'saved', draft: draftNow });
  expect(textsOf(state.candidates)[0]).toBe(candidate('{"a":'));
  expect(state.candidates[0]?.parts()).toEqual(apart);
  // And over another window's version of the candidate beside it.
  state = applyDraftAction(state, { kind: 'seen', draft: { revision: 2, candidates: [candidate('{"a":'), candidate('[]')], savedAt: 2 } });
  expect(state.candidates.map((each) => each.parts())).toMatchObject([apart, { memory: '[]' }]);
});

test('a broken text that did not come from parts is kept as typed, and has no part to edit', () => {
  const text = '{"memory":{"a":';
  const state = applyDraftAction(begun, { kind: 'typed', index: 0, text });
  expect(state.candidates[0]?.parts()).toMatchObject({ kind: 'text', text });
  expect(applyDraftAction(state, { kind: 'edited', index: 0, change: (parts) => ({ ...parts, memory: '{}' }) })).toBe(state);
});
