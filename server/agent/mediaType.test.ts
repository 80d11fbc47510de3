import { describe, expect, it } from 'vitest';
import { describeMediaType } from './mediaType.ts';

const codes = (contentType: string | undefined) => describeMediaType(contentType).map(({ code, level }) => `${code} ${level}`);

describe('a Content-Type', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF8"', 'application/problem+json'])(
    'of JSON in UTF-8 needs no word: %s',
    (contentType) => expect(codes(contentType)).toEqual([]),
  );

  it.each([undefined, '', 'text/plain', 'application/x-www-form-urlencoded', 'json'])(
    'that is missing or odd gets a note: %s',
    (contentType) => {
      expect(codes(contentType)).toEqual(['http.content_type note']);
    },
  );

  it('with another charset gets a note', () => {
    expect(codes('application/json; charset=iso-8859-1')).toEqual(['http.charset note']);
  });
});
