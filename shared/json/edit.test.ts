import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepText, documentOf, jsonText } from '../../tests/fixtures/jsonTexts.ts';
import { childrenOf, keyOf, literalOf, memberOf } from './access.ts';
import { KIND, type JsonDocument } from './document.ts';
import { appendItems, removeItem, removeMember, replaceNode, setMember } from './edit.ts';

const NEW = '{"new": 1.0}';
const key = fc.constantFrom('a', 'b', '__proto__', '10', '', '\ud83d', 'a/b~c', 'not there');

describe('edits', () => {
  it('replace a value and leave every other character alone', () => {
    fc.assert(
      fc.property(jsonText, fc.nat(), (text, choice) => {
        const document = documentOf(text);
        const node = choice % document.size;
        const edited = replaceNode(document, node, NEW);
        expect(edited).toBe(text.slice(0, document.starts[node]) + NEW + text.slice(document.ends[node]));
        expect(literalOf(documentOf(edited), node)).toBe(NEW);
      }),
    );
  });

  it('set a member so that it counts, and leave the others as they were', () => {
    fc.assert(
      fc.property(jsonText, fc.nat(), key, (text, choice, name) => {
        const document = documentOf(text);
        const object = pickOfKind(document, KIND.object, choice);
        if (object === -1) return;
        const edited = documentOf(setMember(document, object, name, NEW));
        expect(literalOf(edited, memberOf(edited, object, name))).toBe(NEW);
        const others = (from: JsonDocument): string[] => membersBut(from, object, name);
        expect(others(edited)).toEqual(others(document));
        expectSameAround(document, object, edited);
      }),
      { numRuns: 300 },
    );
  });

  it('remove every member of a key, and leave the others as they were', () => {
    fc.assert(
      fc.property(jsonText, fc.nat(), key, (text, choice, name) => {
        const document = documentOf(text);
        const object = pickOfKind(document, KIND.object, choice);
        if (object === -1) return;
        const edited = documentOf(removeMember(document, object, name));
        expect(memberOf(edited, object, name)).toBe(-1);
        expect(membersBut(edited, object, name)).toEqual(membersBut(document, object, name));
        expectSameAround(document, object, edited);
        if (memberOf(document, object, name) === -1) expect(edited.text).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('remove one item, and leave the others as they were', () => {
    fc.assert(
      fc.property(jsonText, fc.nat(), fc.nat(), (text, choice, which) => {
        const document = documentOf(text);
        const array = pickOfKind(document, KIND.array, choice);
        const items = array === -1 ? [] : childrenOf(document, array);
        const item = items[which % Math.max(1, items.length)];
        if (item === undefined) return;
        const edited = documentOf(removeItem(document, array, item));
        const texts = items.filter((each) => each !== item).map((each) => literalOf(document, each));
        expect(childrenOf(edited, array).map((each) => literalOf(edited, each))).toEqual(texts);
        expectSameAround(document, array, edited);
      }),
      { numRuns: 300 },
    );
  });

  it('append items after those that are there', () => {
    fc.assert(
      fc.property(jsonText, fc.nat(), fc.array(jsonText, { maxLength: 3 }), (text, choice, items) => {
        const document = documentOf(text);
        const array = pickOfKind(document, KIND.array, choice);
        if (array === -1) return;
        const edited = documentOf(appendItems(document, array, items));
        const literals = (from: JsonDocument, node: number): string[] => childrenOf(from, node).map((child) => literalOf(from, child));
        const added = items.map((item) => literalOf(documentOf(item), 0));
        expect(literals(edited, array)).toEqual([...literals(document, array), ...added]);
        expectSameAround(document, array, edited);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['{}', '{"k":0}'],
    ['{ }', '{"k":0 }'],
    ['{"a":1}', '{"a":1,"k":0}'],
    ['{"a": 1}', '{"a": 1, "k": 0}'],
    ['{"a": 1, "b": 2}', '{"a": 1, "b": 2, "k": 0}'],
    ['{\n  "a": 1\n}', '{\n  "a": 1,\n  "k": 0\n}'],
    ['{"k":1,"\\u006b":2}', '{"k":1,"\\u006b":0}'],
  ])("set a member of %j in the object's own manner", (text, edited) => {
    expect(setMember(documentOf(text), 0, 'k', '0')).toBe(edited);
  });

  it.each([
    ['{"k":1}', '{}'],
    ['{"k":1, "a":2}', '{"a":2}'],
    ['{"a":1, "k":2}', '{"a":1}'],
    ['{"a":1, "k":2, "b":3}', '{"a":1, "b":3}'],
    ['{"k":1,"a":2,"\\u006b":3,"k":4, "b":5,"k":6}', '{"a":2, "b":5}'],
    ['{ "k":1,"k":2 }', '{  }'],
  ])('remove a member of %j with one comma', (text, edited) => {
    expect(removeMember(documentOf(text), 0, 'k')).toBe(edited);
  });

  it('append nothing without changing the text', () => {
    expect(appendItems(documentOf('[ 1 ]'), 0, [])).toBe('[ 1 ]');
  });

  it('throw where the container is of another kind', () => {
    expect(() => appendItems(documentOf('{}'), 0, ['1'])).toThrow('Expected node 0 to be array');
    expect(() => setMember(documentOf('[]'), 0, 'a', '1')).toThrow('Expected node 0 to be object');
    expect(() => removeMember(documentOf('[]'), 0, 'a')).toThrow('Expected node 0 to be object');
  });

  it('reach 100,000 levels down', () => {
    const document = documentOf(deepText(100_000));
    expect(appendItems(document, 99_999, ['7'])).toBe(deepText(100_000).replace('[]', '[7]'));
  });
});

function pickOfKind(document: JsonDocument, kind: number, choice: number): number {
  const nodes = Array.from(document.kinds.keys()).filter((node) => document.kinds[node] === kind);
  return nodes[choice % nodes.length] ?? -1;
}

function membersBut(document: JsonDocument, object: number, name: string): string[] {
  return childrenOf(document, object)
    .filter((child) => keyOf(document, child) !== name)
    .map((child) => document.text.slice(document.keyStarts[child], document.ends[child]));
}

/** What stands before and after a container is the same after an edit within it. */
function expectSameAround(before: JsonDocument, container: number, after: JsonDocument): void {
  const around = ({ text, starts, ends }: JsonDocument): string[] => [text.slice(0, starts[container]), text.slice(ends[container])];
  expect(around(after)).toEqual(around(before));
}
