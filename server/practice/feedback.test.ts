import { expect, test } from 'vitest';
import type { Call } from '../../shared/situation.ts';
import { carryOut } from './feedback.ts';
import type { World } from './world.ts';

const world: World = { places: { cup: 'left_zone' }, hands: { arm1: null, arm2: null }, pressed: [], slippery: null };
const pick: Call = { name: 'pick', target: 'arm1', argumentsText: '{"object": "cup", "force": 1.0}' };
const wrong: Call = { name: 'pick', target: 'arm2', argumentsText: '{"object":"cup"}' };

test('infos tells one line a call, failures too, and the calls by robot in their own spelling', () => {
  const { content } = carryOut(world, [pick, wrong], 'infos');
  expect(content).toBe(
    '{"infos":"arm1: pick succeed with message: holds the cup now.\\narm2: pick failed with message: the cup is in the other hand."' +
      ',"previous_tool_call":{"arm1":{"name":"pick","arguments":{"object": "cup", "force": 1.0}},"arm2":{"name":"pick","arguments":{"object":"cup"}}}}',
  );
});

test('of two calls by one robot only the last is named', () => {
  const press: Call = { name: 'press_button', target: 'arm1', argumentsText: '{"id":"sw1"}' };
  const { content, world: after } = carryOut(world, [pick, press], 'infos');
  expect(JSON.parse(content)).toMatchObject({ previous_tool_call: { arm1: { name: 'press_button' } } });
  expect(after.hands['arm1']).toBe('cup');
});

test('plain text holds the lines alone', () => {
  expect(carryOut(world, [pick], 'text').content).toBe('arm1: pick succeed with message: holds the cup now.');
});

test('a failure may be told as an error alone, or with a reason beside', () => {
  expect(JSON.parse(carryOut(world, [{ ...pick, target: 'arm9' }], 'error').content)).toEqual({ error: 'The action failed.' });
  expect(JSON.parse(carryOut(world, [{ ...pick, target: 'arm9' }], 'reason').content)).toHaveProperty('failure_reason');
  expect(JSON.parse(carryOut(world, [pick], 'error').content)).toHaveProperty('infos');
});
