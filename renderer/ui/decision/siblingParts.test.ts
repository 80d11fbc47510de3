import { expect, test } from 'vitest';
import type { Call, Candidate } from '../../../shared/situation.ts';
import { markDifferences } from './siblingParts.ts';

const candidate = (say: string, calls: readonly Call[], index = 0): Candidate => ({
  index,
  status: 'completed',
  decision: { say, calls },
  error: null,
  memoryText: null,
  stepTexts: [],
  text: '{}',
});
const call = (name: string, argumentsText: string, target: string | null = 'arm1'): Call => ({ name, target, argumentsText });
const failed: Candidate = { ...candidate('', []), status: 'error', decision: null, error: { code: 'x', message: 'y', component: null } };
const marks = (parts: ReturnType<typeof markDifferences>) =>
  parts.map((part) =>
    part?.calls.map(({ name, arguments: args }) => [name.marked, args.map(({ key, value }) => `${key}=${value.text} ${value.marked}`)]),
  );

test('an argument that differs between siblings is marked, an equal one is not', () => {
  const parts = markDifferences([
    candidate('', [call('place', '{"location":"area3","slow":1}')]),
    candidate('', [call('place', '{"slow":1.0,"location":"left_zone"}')]),
  ]);
  expect(marks(parts)).toEqual([
    [[false, ['location="area3" true', 'slow=1 false']]],
    [[false, ['slow=1.0 false', 'location="left_zone" true']]],
  ]);
});

test('beside another tool only the name is marked', () => {
  const parts = markDifferences([candidate('', [call('pick', '{"object":"a"}')]), candidate('', [call('place', '{"location":"b"}')])]);
  expect(marks(parts)).toEqual([[[true, ['object="a" false']]], [[true, ['location="b" false']]]]);
});

test('a call that a sibling lacks is marked, and so is another robot', () => {
  const parts = markDifferences([
    candidate('', [call('pick', '{}', 'arm1')]),
    candidate('', [call('pick', '{}', 'arm2'), call('pick', '{}')]),
  ]);
  expect(parts[0]?.calls[0]).toMatchObject({ name: { marked: false }, target: { text: 'arm1', marked: true } });
  expect(parts[1]?.calls[1]).toMatchObject({ name: { marked: true } });
});

test('an only candidate and one beside errors alone has no marks', () => {
  const parts = markDifferences([candidate('Done.', [call('pick', '{"object":"a"}')]), failed]);
  expect(marks(parts)).toEqual([[[false, ['object="a" false']]], undefined]);
  expect(parts[0]?.say).toEqual([{ text: 'Done.', marked: false }]);
});

test('arguments that are no object are shown as they are', () => {
  const [parts] = markDifferences([candidate('', [call('pick', '[1]')])]);
  expect(parts?.calls[0]).toMatchObject({ arguments: [], oddArguments: { text: '[1]', marked: false } });
});
