import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyJsonPatch, applyMergePatch } from '../../tests/fixtures/jsonModel.ts';
import { documentOf, jsonText } from '../../tests/fixtures/jsonTexts.ts';
import { relatedTexts } from '../../tests/fixtures/relatedTexts.ts';
import { equalJson } from '../json/equality.ts';
import { createComparison } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import { diffJson } from './diffJson.ts';
import { writeJsonPatch } from './jsonPatch.ts';
import { writeMergePatch } from './mergePatch.ts';
import type { PatchText } from './patchText.ts';

function compare(before: string, after: string): Comparison {
  const a = documentOf(before);
  const b = documentOf(after);
  return createComparison(a, b, diffJson(a, b));
}

const anyTwo = fc.oneof(fc.record({ before: jsonText, after: jsonText }), relatedTexts);

/** Applies what could be written, and expects the value after; how many could. */
function expectApplied(write: (comparison: Comparison) => PatchText, apply: (before: string, patch: string) => string): number {
  let written = 0;
  fc.assert(
    fc.property(anyTwo, ({ before, after }) => {
      const patch = write(compare(before, after));
      if (!patch.ok) return;
      written += 1;
      expect(equalJson(documentOf(apply(before, patch.text)), 0, documentOf(after), 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
  return written;
}

describe('writeJsonPatch', () => {
  it('gives the value after when it is applied to the value before', () => {
    expect(expectApplied(writeJsonPatch, applyJsonPatch)).toBeGreaterThan(200);
  });

  it('keeps literals, and says what moved', () => {
    const patch = writeJsonPatch(compare('{"a":["a red cube",2,3],"b~/":1.0}', '{"a":[3,"a red cube",2],"b~/":9007199254740993}'));
    expect(patch).toEqual({
      ok: true,
      text: '[\n  {"op":"move","from":"/a/2","path":"/a/0"},\n  {"op":"replace","path":"/b~0~1","value":9007199254740993}\n]',
      leavesOut: null,
    });
  });

  it('is refused where it would have to name one of two repeated keys', () => {
    const refused = { ok: false, reason: `The key at /a comes twice in its object, and a patch can't say which of the two it means.` };
    expect(writeJsonPatch(compare('{"a":1,"a":2}', '{"a":2}'))).toEqual(refused);
    expect(writeMergePatch(compare('{"a":1,"a":2}', '{"a":2}'))).toEqual(refused);
    expect(writeJsonPatch(compare('{"a":1,"a":{"b":1}}', '{"a":1,"a":{"b":2}}'))).toMatchObject({ ok: false });
  });

  it('is written where keys repeat that nothing happened to', () => {
    expect(writeJsonPatch(compare('{"a":1,"a":2,"b":1}', '{"a":1,"a":2,"b":2}'))).toMatchObject({ ok: true });
  });

  it('says what it leaves out', () => {
    const leavesOut = 'The order of keys, which JSON gives no meaning, and other spellings of the same keys.';
    expect(writeJsonPatch(compare('{"a":1,"b":2}', '{"b":2,"a":1}'))).toEqual({ ok: true, text: '[]', leavesOut });
    expect(writeMergePatch(compare('{"é":{"a":1,"b":2}}', '{"\\u00e9":{"b":2,"a":1}}'))).toEqual({ ok: true, text: '{}', leavesOut });
  });
});

describe('writeMergePatch', () => {
  it('gives the value after when it is merged into the value before', () => {
    expect(expectApplied(writeMergePatch, applyMergePatch)).toBeGreaterThan(100);
  });

  it('sets arrays whole, and removes by null', () => {
    const patch = writeMergePatch(compare('{"a":[1,2],"b":{"c":1,"d":2},"e":1}', '{"a":[1,2,null],"b":{"c":1.0,"f":3}}'));
    expect(patch).toMatchObject({ ok: true, text: '{"e":null,"a":[1,2,null],"b":{"d":null,"f":3,"c":1.0}}' });
  });

  it.each([
    ['{"a":1}', '{"a":null}', '/a is set to null, and a merge patch takes null for "remove".'],
    ['{}', '{"a":{"b":{"c":null}}}', '/a/b/c is set to null, and a merge patch takes null for "remove".'],
    ['[]', '{"a":null}', '/a is set to null, and a merge patch takes null for "remove".'],
  ])('is refused from %s to %s', (before, after, reason) => {
    expect(writeMergePatch(compare(before, after))).toEqual({ ok: false, reason });
  });

  it('is written where nulls stand in arrays, stay, or are the whole text', () => {
    expect(writeMergePatch(compare('{"a":null,"b":1}', '{"a":null,"b":[null,{"c":null}]}'))).toMatchObject({ ok: true });
    expect(writeMergePatch(compare('{}', 'null'))).toMatchObject({ ok: true, text: 'null' });
  });

  it('is refused where objects were compared as wholes alone', () => {
    const a = documentOf('{"a":{"b":1}}');
    const b = documentOf('{"a":{"c":1}}');
    let asked = 0;
    const diff = diffJson(a, b, { isLate: () => asked++ > 0 });
    expect(writeMergePatch(createComparison(a, b, diff))).toMatchObject({ ok: false });
    expect(writeJsonPatch(createComparison(a, b, diff))).toMatchObject({ ok: true });
  });
});
