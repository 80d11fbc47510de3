import { expect, test } from 'vitest';
import { magma } from '../../../../shared/protocols/magma.ts';
import { readDraft, unsentDraft } from './unsentDraft.ts';

const text = '{"status":"completed","output":{"say":"Hello","tool_calls":[]},"memory":{}}';
const draft = { revision: 1, candidates: [text], savedAt: 1 };
const sent = magma.viewCandidate(text, 0);
if (!sent) throw new Error('no candidate');

test('a draft that went out as it was typed is not shown beside the decision', () => {
  expect(unsentDraft(draft, [sent])).toBeNull();
  expect(unsentDraft(null, [])).toBeNull();
});

test('a draft that was never sent, or of which something else became, is shown', () => {
  expect(unsentDraft(draft, [])).toBe(draft);
  expect(unsentDraft(draft, [{ ...sent, text: text.replace('Hello', 'Good day') }])).toBe(draft);
});

test('a drafted candidate that is no JSON is shown as it was typed', () => {
  const read = readDraft({ ...draft, candidates: ['{"half":', text] }, magma);
  expect(read).toMatchObject([
    { text: '{"half":', read: null },
    { text, read: { candidate: { decision: { say: 'Hello' } }, parts: { say: [{ text: 'Hello' }] } } },
  ]);
});
