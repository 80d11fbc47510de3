import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentOf, jsonText } from '../../tests/fixtures/jsonTexts.ts';
import { literalOf, memberOf } from '../json/access.ts';
import { KIND } from '../json/document.ts';
import { readJson } from '../json/reader.ts';
import { restamp, stampOf, withoutStamp } from './stampedMemory.ts';

const STAMP = '7.0.1-h3Kd92LqA0zW';
const OTHER = '8412.2.0-aaaaaaaaaaaa';

/** A candidate's text with its memory stamped, or without a stamp. */
function stamped(candidate: string, stamp: string | null): string {
  const document = documentOf(candidate);
  return restamp({ document, node: 0 }, memberOf(document, 0, 'memory'), stamp)?.text ?? candidate;
}

function ownText(memory: string): string {
  const { document, node } = withoutStamp({ document: documentOf(memory), node: 0 });
  return literalOf(document, node);
}

test.each([
  ['{}', `{"__signalbox":"${STAMP}"}`],
  ['{ }', `{"__signalbox":"${STAMP}" }`],
  ['{"a":1}', `{"a":1,"__signalbox":"${STAMP}"}`],
  ['{ "a": 1.0,\n "a": {"__proto__": 1e2} }', `{ "a": 1.0,\n "a": {"__proto__": 1e2},"__signalbox":"${STAMP}" }`],
])('a stamp is the last member of a memory, and all other bytes stay: %s', (memory, marked) => {
  const candidate = `{"status":"completed", "memory": ${memory}, "output": {"say": "x"}}`;
  expect(stamped(candidate, STAMP)).toBe(candidate.replace(memory, marked));
  expect(ownText(marked)).toBe(memory);
});

test('a stamp that came back is replaced, wherever it stands and however it is spelled', () => {
  for (const spelled of ['"__signalbox"', '"\\u005f_signalbox"', '"__signalbo\\u0078"']) {
    expect(stamped(`{"memory":{${spelled}: "${OTHER}", "a":1}}`, STAMP)).toBe(`{"memory":{"a":1,"__signalbox":"${STAMP}"}}`);
    expect(stamped(`{"memory":{"a":1 , ${spelled}:"${OTHER}","b":2}}`, STAMP)).toBe(`{"memory":{"a":1,"b":2,"__signalbox":"${STAMP}"}}`);
    expect(stamped(`{"memory":{${spelled}:"${OTHER}"}}`, STAMP)).toBe(`{"memory":{"__signalbox":"${STAMP}"}}`);
    expect(stamped(`{"memory":{"a":1,${spelled}:"${OTHER}"}}`, null)).toBe('{"memory":{"a":1}}');
  }
});

test('of repeated stamps the last counts, and all of them go', () => {
  const memory = `{"__signalbox":"x","a":1,"__signalbox":"${OTHER}","__signalbox":"${STAMP}"}`;
  expect(stampOf({ document: documentOf(memory), node: 0 })).toBe(STAMP);
  expect(ownText(memory)).toBe('{"a":1}');
});

test.each(['1', 'null', '"hello"', '{"a":1}', `["${STAMP}"]`])('what else an agent keeps at our key is its own: %s', (value) => {
  const memory = `{"__signalbox":${value},"a":1}`;
  expect(stampOf({ document: documentOf(memory), node: 0 })).toBeNull();
  expect(ownText(memory)).toBe(memory);
  expect(stamped(`{"memory":${memory}}`, STAMP)).toBe(`{"memory":${memory}}`);
});

test('a stamp deeper within a memory is no stamp', () => {
  const memory = `{"a":{"__signalbox":"${STAMP}"}}`;
  expect(stampOf({ document: documentOf(memory), node: 0 })).toBeNull();
  expect(stamped(`{"memory":${memory}}`, null)).toBe(`{"memory":${memory}}`);
});

test('any object is the same again once its stamp is taken off, and reads as if it were read anew', () => {
  fc.assert(
    fc.property(jsonText, jsonText, (before, text) => {
      const document = documentOf(text);
      const value = document.kinds[0] === KIND.object ? literalOf(document, 0) : `{"value":${text}}`;
      const candidate = documentOf(`{"x":${before},"memory": ${value} ,"y":[${before}]}`);
      const made = restamp({ document: candidate, node: 0 }, memberOf(candidate, 0, 'memory'), STAMP);
      if (made === null) throw new Error('it was not stamped');
      expect(readJson(made.text, made.known)).toEqual(readJson(made.text));
      const again = documentOf(made.text);
      const removed = restamp({ document: again, node: 0 }, memberOf(again, 0, 'memory'), null);
      expect(removed?.text).toBe(candidate.text);
      expect(readJson(removed?.text ?? '', removed?.known)).toEqual(readJson(candidate.text));
      const own = withoutStamp({ document: again, node: memberOf(again, 0, 'memory') });
      expect(own.document).toEqual(documentOf(value));
    }),
  );
});
