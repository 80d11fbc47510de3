import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCall, moveCall, removeCall, setArgument, setCallMember } from './callEdit.ts';
import { becomeDecision, becomeError, copyCandidate, decisionText, setErrorField, setSay } from './candidateEdit.ts';
import { memoryOffset, putTogether, takeApart } from './candidateParts.ts';
import { viewFrame } from './candidateView.ts';
import { testLayout } from './testLayout.ts';

const layout = testLayout;
const candidate =
  '{ "status": "completed", "memory": {"id": 9007199254740993, "x": 1.0 , "x":1e400}, "output": {"say":"","tool_calls":[]}, "mine": [ 1 ] }';

function editFrame(text: string, edit: (frame: string) => string): string {
  const parts = takeApart(text, layout);
  return parts.kind === 'text' ? text : putTogether({ ...parts, frame: edit(parts.frame) }, layout);
}

const view = (text: string) => {
  const parts = takeApart(text, layout);
  if (parts.kind === 'text') throw new Error(parts.problem);
  return viewFrame(parts.frame, layout);
};

test('a candidate taken apart and put together is the same text', () => {
  expect(putTogether(takeApart(candidate, layout), layout)).toBe(candidate);
  expect(putTogether(takeApart('{"status":"completed"}', layout), layout)).toBe('{"status":"completed"}');
});

test('of a repeated memory the last one is taken, and the other stays where it was', () => {
  const text = '{"memory":{"old":1},"memory":{"new":2}}';
  expect(takeApart(text, layout)).toEqual({ kind: 'parts', frame: '{"memory":{"old":1},"memory":null}', memory: '{"new":2}' });
});

test('a text that is no JSON object is kept as typed, with its problem', () => {
  expect(takeApart('[1]', layout)).toMatchObject({ kind: 'text', text: '[1]' });
  expect(takeApart('{"a":', layout)).toMatchObject({ kind: 'text', text: '{"a":' });
});

test('saying something changes the say and no other character', () => {
  expect(editFrame(candidate, (frame) => setSay(frame, layout, 'Hello "you"'))).toBe(
    candidate.replace('"say":""', '"say":"Hello \\"you\\""'),
  );
});

test('a call is added, named, given arguments, moved and removed in its place', () => {
  const added = editFrame(candidate, (frame) => addCall(addCall(frame, layout, 'pick', 'arm1'), layout, 'place', 'arm2'));
  const filled = editFrame(added, (frame) => setArgument(frame, layout, 0, 'object', '"banana"'));
  expect(view(filled).calls).toMatchObject([
    { name: 'pick', target: 'arm1', arguments: [{ name: 'object', text: '"banana"' }] },
    { name: 'place', target: 'arm2', arguments: [] },
  ]);
  expect(view(editFrame(filled, (frame) => moveCall(frame, layout, 1, -1))).calls.map((call) => call.name)).toEqual(['place', 'pick']);
  expect(view(editFrame(filled, (frame) => removeCall(frame, layout, 0))).calls.map((call) => call.name)).toEqual(['place']);
  expect(editFrame(added, (frame) => removeCall(removeCall(frame, layout, 1), layout, 0))).toBe(candidate);
});

test('an argument set to nothing is removed, and one of a call without arguments makes them', () => {
  const text = '{"output":{"say":"","tool_calls":[{"name":"go","target_robot_name":"a"}]}}';
  const set = editFrame(text, (frame) => setArgument(frame, layout, 0, 'speed', '1.0'));
  expect(view(set).calls[0]?.arguments).toEqual([{ name: 'speed', text: '1.0' }]);
  expect(view(editFrame(set, (frame) => setArgument(frame, layout, 0, 'speed', null))).calls[0]?.arguments).toEqual([]);
});

test('an error replaces the decision and gives it back when taken back', () => {
  const said = editFrame(candidate, (frame) => setSay(frame, layout, 'Hi'));
  const parts = takeApart(said, layout);
  if (parts.kind === 'text') throw new Error(parts.problem);
  const kept = decisionText(parts.frame, layout);
  const failed = setErrorField(becomeError(parts.frame, layout, null), layout, 'code', 'no_idea');
  expect(viewFrame(failed, layout)).toMatchObject({ status: 'error', say: '', error: { code: 'no_idea', message: '', component: '' } });
  expect(viewFrame(becomeDecision(failed, layout, kept), layout)).toMatchObject({ status: 'completed', say: 'Hi' });
});

test('a copied candidate takes the other’s place and leaves the rest as it was', () => {
  const source = '{"candidate_index": 0, "request_id": "r", "memory": {"a": 1.0}, "mine": 1e400}';
  const target = '{"request_id":"r","candidate_index":1,"memory":{}}';
  expect(copyCandidate(source, target, layout)).toBe(source.replace('"candidate_index": 0', '"candidate_index": 1'));
});

test('what the form can’t show is named and left alone', () => {
  const text = '{"output":{"say":7,"tool_calls":[3,{"name":"go","extra":true}],"more":null}}';
  expect(view(text)).toMatchObject({
    beyond: ['“say” is not a string.'],
    calls: [
      { readable: false, text: '3' },
      { readable: true, name: 'go' },
    ],
  });
  expect(editFrame(text, (frame) => setCallMember(frame, layout, 1, 'name', '"stop"'))).toBe(text.replace('"go"', '"stop"'));
  expect(editFrame(text, (frame) => setCallMember(frame, layout, 0, 'name', '"stop"'))).toBe(text);
});

const spaces = fc.constantFrom('', ' ', '\n  ', '\t', '\r\n');
const literal = fc.oneof(
  fc.constantFrom('9007199254740993', '1.0', '1e400', '-0', '"\\ud83d"', '"\\u00e9"', '{"__proto__":{},"2":1,"10":2,"2":3}', '[]', 'null'),
  fc.json({ maxDepth: 3 }),
);
const memory = fc
  .tuple(spaces, fc.array(fc.tuple(fc.string(), literal, spaces), { maxLength: 4 }))
  .map(
    ([space, members]) =>
      `{${space}${members.map(([key, value, gap]) => `${JSON.stringify(key)}${gap}:${gap}${value}`).join(`${space},`)}${space}}`,
  );
const edit = fc.oneof(
  fc.string({ unit: 'binary' }).map((say) => (frame: string) => setSay(frame, layout, say)),
  fc.tuple(fc.string(), fc.string()).map(
    ([name, target]) =>
      (frame: string) =>
        addCall(frame, layout, name, target),
  ),
  fc.tuple(fc.nat(3), fc.string(), literal).map(
    ([at, name, text]) =>
      (frame: string) =>
        setArgument(frame, layout, at, name, text),
  ),
  fc.nat(3).map((at) => (frame: string) => removeCall(frame, layout, at)),
  fc.nat(3).map((at) => (frame: string) => moveCall(frame, layout, at, 1)),
  fc.string().map((text) => (frame: string) => setErrorField(becomeError(frame, layout, null), layout, 'message', text)),
  fc.constant((frame: string) => becomeDecision(frame, layout, null)),
);

test('whatever is edited through the form, memory and unknown members stay byte for byte', () => {
  fc.assert(
    fc.property(memory, literal, spaces, fc.array(edit, { maxLength: 8 }), (memoryText, unknown, gap, edits) => {
      const text = `{"status":"completed",${gap}"memory":${gap}${memoryText},"unknown":${unknown}${gap},"output":{"say":"","tool_calls":[]}}`;
      const edited = edits.reduce(editFrame, text);
      const parts = takeApart(edited, layout);
      expect(parts.kind === 'parts' && parts.memory).toBe(memoryText);
      expect(edited).toContain(`${gap}"memory":${gap}${memoryText},"unknown":${unknown}`);
      expect(edited.slice(memoryOffset(parts, layout) ?? 0).startsWith(memoryText)).toBe(true);
    }),
  );
});
