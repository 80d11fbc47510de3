import { describe, expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { inventTask, isAchieved } from './task.ts';
import type { World } from './world.ts';
import { act, createWorld, describeWorld, zones } from './world.ts';

const world: World = { places: { cup: 'left_zone', vase: 'right_zone' }, hands: { arm1: null, arm2: null }, pressed: [], slippery: null };
const pick = (robot: string, object: string) => ({ robot, tool: 'pick', arguments: { object } });
const place = (robot: string, location: string) => ({ robot, tool: 'place', arguments: { location } });

describe('the practice world', () => {
  test('a thing is carried from one zone to another', () => {
    const picked = act(world, pick('arm1', 'cup'));
    const placed = act(picked.world, place('arm1', 'shelf'));
    expect([picked.done, placed.done]).toEqual([true, true]);
    expect(placed.world).toEqual({ ...world, places: { cup: 'shelf', vase: 'right_zone' } });
  });

  test('acting leaves the world before as it was, since branches share it', () => {
    const copy = structuredClone(world);
    act(act(world, pick('arm1', 'cup')).world, place('arm1', 'shelf'));
    expect(world).toEqual(copy);
  });

  test.each([
    ['an unknown robot', pick('arm3', 'cup'), 'there is no robot arm3; known are arm1 and arm2.'],
    ['an unknown thing', pick('arm1', 'spoon'), 'there is no spoon.'],
    ['a tool it has not', { robot: 'arm1', tool: 'throw', arguments: {} }, 'there is no tool throw.'],
    ['placing from an empty hand', place('arm1', 'shelf'), 'its hand is empty.'],
    ['a button it has not', { robot: 'arm1', tool: 'press_button', arguments: { id: 'sw9' } }, 'there is no button sw9.'],
    ['an argument left out', { robot: 'arm1', tool: 'pick', arguments: {} }, 'there is no undefined.'],
  ])('what makes no sense fails with its reason and changes nothing: %s', (_, action, message) => {
    expect(act(world, action)).toEqual({ world, done: false, message });
  });

  test('a hand holds one thing, and a thing is in one hand', () => {
    const held = act(world, pick('arm1', 'cup')).world;
    expect(act(held, pick('arm1', 'vase')).done).toBe(false);
    expect(act(held, pick('arm2', 'cup')).done).toBe(false);
    expect(act(held, place('arm1', 'cellar')).done).toBe(false);
  });

  test('a slippery thing slips once', () => {
    const slipped = act({ ...world, slippery: 'cup' }, pick('arm1', 'cup'));
    expect(slipped.done).toBe(false);
    expect(act(slipped.world, pick('arm1', 'cup')).done).toBe(true);
  });

  test('the same seed makes the same world and the same task', () => {
    const make = (seed: number) => {
      const random = createRandom(seed);
      const made = createWorld(random);
      return { made, task: inventTask(made, random) };
    };
    expect(make(4)).toEqual(make(4));
    expect(Array.from({ length: 20 }, (_, seed) => make(seed).task.instruction)).not.toEqual(Array(20).fill(make(0).task.instruction));
  });

  test('a task is never done already, and names only what the attributes list', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const random = createRandom(seed);
      const made = createWorld(random);
      const { goal } = inventTask(made, random);
      expect(isAchieved(made, goal)).toBe(false);
      if (goal.kind === 'moved') {
        expect(Object.keys(made.places)).toContain(goal.thing);
        expect(zones).toContain(goal.zone);
      }
    }
  });

  test('a thing still in a hand has not arrived', () => {
    const there: World = { ...world, places: { cup: 'shelf' }, hands: { arm1: 'cup', arm2: null } };
    expect(isAchieved(there, { kind: 'moved', thing: 'cup', zone: 'shelf' })).toBe(false);
    expect(isAchieved({ ...there, hands: { arm1: null } }, { kind: 'moved', thing: 'cup', zone: 'shelf' })).toBe(true);
  });

  test('attributes name the robots as the contract’s convention asks', () => {
    expect(describeWorld(world)).toMatchObject({ known_robots: ['arm1', 'arm2'], objects: ['cup', 'vase'] });
  });
});
