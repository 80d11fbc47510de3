import { describe, expect, it } from 'vitest';
import { readBounds } from './bounds.ts';

const screens = [
  { x: 0, y: 0, width: 1920, height: 1080 },
  { x: 1920, y: 0, width: 1280, height: 1024 },
];

describe('where the window stands', () => {
  it('is as it was when last open', () => {
    const bounds = { x: 2000, y: 40, width: 1000, height: 700 };
    expect(readBounds(JSON.stringify(bounds), screens)).toEqual(bounds);
  });

  it('is forgotten where its screen is gone', () => {
    expect(readBounds('{"x":5000,"y":40,"width":1000,"height":700}', screens)).toBeNull();
    expect(readBounds('{"x":0,"y":-900,"width":1000,"height":700}', screens)).toBeNull();
  });

  it('is forgotten where the file is no bounds', () => {
    for (const text of [
      '',
      '{',
      'null',
      '{"x":0,"y":0,"width":1e3}',
      '{"x":0.5,"y":0,"width":1000,"height":700}',
      '{"x":0,"y":0,"width":3,"height":700}',
    ])
      expect(readBounds(text, screens)).toBeNull();
  });
});
