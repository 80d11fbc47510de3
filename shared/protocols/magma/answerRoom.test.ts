import { describe, expect, test } from 'vitest';
import { requestOf, requestText } from '../../../tests/fixtures/magmaRequests.ts';
import { magma } from '../magma.ts';
import { LARGEST_ANSWER, roomOf } from './answerRoom.ts';

const limits = { perSituation: 1_000, perRequest: 1_000 };
const list = (values: number) => `{"a":[${Array<string>(values).fill('1').join(',')}]}`;

describe('the room in an answer', () => {
  test('a request whose candidates would hand back more values than are read of a text is refused, and the limit named', () => {
    const reading = magma.read(requestText([{ memory: list(5_000), wanted: '1000' }]), limits);
    expect(reading).toMatchObject({ ok: false, refusal: { answer: { status: 422 }, findings: [{ code: 'magma.answer_too_large' }] } });
    expect(reading.ok ? '' : reading.refusal.reason).toContain('4194303 JSON values');
    expect(magma.read(requestText([{ memory: list(4_000), wanted: '1000' }]), limits).ok).toBe(true);
  });

  test('is shared out so that situations that each keep to their part keep to the whole together', () => {
    const request = requestOf([{ id: '1', memory: list(90_000), wanted: '20' }, { id: '2', wanted: '5' }, { id: '3' }]);
    const rooms = [0, 1, 2].map((situation) => roomOf(request, situation));
    const sum = (part: 'units' | 'values') => rooms.reduce((total, room) => total + room[part], 0);
    expect(sum('units')).toBeLessThanOrEqual(LARGEST_ANSWER.units);
    expect(sum('units')).toBeGreaterThan(LARGEST_ANSWER.units - 10);
    expect(sum('values')).toBeLessThanOrEqual(LARGEST_ANSWER.values);
    expect(sum('values')).toBeGreaterThan(LARGEST_ANSWER.values - 10);
  });

  test('candidates beyond it are errors before they are released', () => {
    const request = requestOf([{ id: '1' }, { id: '2', memory: list(4_100), wanted: '990' }]);
    const draft = (memory: string) => `{"status":"completed","memory":${memory},"output":{"say":"x"}}`;
    expect(magma.checkCandidates(request, 0, [draft(list(60_000))])).toEqual([
      expect.objectContaining({ code: 'magma.answer_too_large', level: 'error', text: 'candidate' }),
    ]);
    expect(magma.checkCandidates(request, 0, [draft(list(50))])).toEqual([]);
  });
});
