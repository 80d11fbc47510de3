import { expect, test } from 'vitest';
import { applyDraftAction, beginDraft, wantsSaving } from './draftState.ts';

const draft = (revision: number, ...candidates: string[]) => ({ revision, candidates, savedAt: revision * 100 });
const opened = beginDraft(draft(1, 'a', 'b'), ['blank', 'blank']);
const typed = applyDraftAction(opened, { kind: 'typed', candidates: ['mine', 'b'] });

test('a draft begins from what the host has, and from blanks where it has nothing', () => {
  expect(beginDraft(draft(3, 'a'), ['x', 'y']).candidates).toEqual(['a', 'y']);
  expect(beginDraft(null, ['x'])).toMatchObject({ candidates: ['x'], revision: 0, dirty: false, savedAt: null });
});

test('the same texts typed again are no change', () => {
  expect(applyDraftAction(opened, { kind: 'typed', candidates: ['a', 'b'] })).toBe(opened);
});

test('what is typed while a save is under way is still to be saved after it', () => {
  const saving = applyDraftAction(typed, { kind: 'saveBegan' });
  const more = applyDraftAction(saving, { kind: 'typed', candidates: ['mine!', 'b'] });
  expect(wantsSaving(more)).toBe(false);
  const saved = applyDraftAction(more, { kind: 'saved', draft: draft(2, 'mine', 'b') });
  expect(saved).toMatchObject({ candidates: ['mine!', 'b'], revision: 2, dirty: true });
  expect(wantsSaving(saved)).toBe(true);
});

test('a save that failed is said and tried again', () => {
  const failed = applyDraftAction(applyDraftAction(typed, { kind: 'saveBegan' }), { kind: 'failed', message: 'disk full' });
  expect(failed).toMatchObject({ failure: 'disk full', dirty: true, candidates: ['mine', 'b'] });
  expect(wantsSaving(failed)).toBe(true);
});

test('a draft that another window saved is shown where nothing was typed here', () => {
  expect(applyDraftAction(opened, { kind: 'seen', draft: draft(2, 'theirs', 'b') })).toMatchObject({
    candidates: ['theirs', 'b'],
    revision: 2,
    theirs: null,
  });
});

test('a draft that another window saved beside what was typed here waits for a choice, and nothing is saved until then', () => {
  const both = applyDraftAction(typed, { kind: 'seen', draft: draft(2, 'theirs', 'b') });
  expect(both).toMatchObject({ candidates: ['mine', 'b'], theirs: { candidates: ['theirs', 'b'] } });
  expect(wantsSaving(both)).toBe(false);
});

test('of two versions the one not chosen is set aside and can be had back', () => {
  const stale = applyDraftAction(applyDraftAction(typed, { kind: 'saveBegan' }), { kind: 'stale', draft: draft(4, 'theirs', 'b') });
  const took = applyDraftAction(stale, { kind: 'tookTheirs' });
  expect(took).toMatchObject({ candidates: ['theirs', 'b'], revision: 4, dirty: false, aside: ['mine', 'b'], theirs: null });
  const kept = applyDraftAction(stale, { kind: 'keptMine' });
  expect(kept).toMatchObject({ candidates: ['mine', 'b'], revision: 4, dirty: true, aside: ['theirs', 'b'], theirs: null });
  expect(applyDraftAction(kept, { kind: 'swapped' })).toMatchObject({ candidates: ['theirs', 'b'], aside: ['mine', 'b'], dirty: true });
});

test('an older or the same revision from the host changes nothing', () => {
  expect(applyDraftAction(typed, { kind: 'seen', draft: draft(1, 'a', 'b') })).toBe(typed);
});

test('the echo of our own save is not taken for another window', () => {
  const saving = applyDraftAction(typed, { kind: 'saveBegan' });
  const echoed = applyDraftAction(saving, { kind: 'seen', draft: draft(2, 'mine', 'b') });
  expect(echoed).toMatchObject({ theirs: null, revision: 2, candidates: ['mine', 'b'] });
  const typedOn = applyDraftAction(saving, { kind: 'typed', candidates: ['mine, longer', 'b'] });
  expect(applyDraftAction(typedOn, { kind: 'seen', draft: draft(2, 'mine', 'b') })).toMatchObject({ theirs: null, dirty: true });
});

test('what was typed and saved here is set aside when another window saves over it, and theirs never is', () => {
  const saved = applyDraftAction(applyDraftAction(typed, { kind: 'saveBegan' }), { kind: 'saved', draft: draft(2, 'mine', 'b') });
  const over = applyDraftAction(saved, { kind: 'seen', draft: draft(3, 'theirs', 'b') });
  expect(over).toMatchObject({ candidates: ['theirs', 'b'], aside: ['mine', 'b'] });
  expect(applyDraftAction(over, { kind: 'seen', draft: draft(4, 'theirs, longer', 'b') }).aside).toEqual(['mine', 'b']);
});
