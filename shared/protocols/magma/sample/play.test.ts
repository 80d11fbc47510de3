import { describe, expect, test } from 'vitest';
import { requestOf } from '../../../../tests/fixtures/magmaRequests.ts';
import type { InputTexts } from '../../../../tests/fixtures/magmaRequests.ts';
import { magma } from '../../magma.ts';

/**
 * Plays an interaction: each turn is a user's words, or feedback that begins with `env `; gives what candidate 0
 * decides at each. Memory goes from turn to turn and nothing else does.
 */
function play(turns: readonly string[], first: InputTexts = {}): string[] {
  let memory = first.memory ?? '{"history":[]}';
  return turns.map((turn) => {
    const type = turn.startsWith('env ') ? 'env' : 'user';
    const request = requestOf([{ ...first, type, content: JSON.stringify(turn.replace(/^env /, '')), memory }]);
    const [text = ''] = magma.sample(request, 0, 'normal');
    memory = magma.viewCandidate(text, 0)?.memoryText ?? memory;
    return magma.describeCandidate(text).line;
  });
}

const PLACE = 'Place the banana in the mutual_zone. Use arm1 for left_zone and arm2 for right_zone.';
const infos = (...lines: string[]) => `env ${JSON.stringify({ infos: lines.join('\n'), previous_tool_call: {} })}`;
const picked = infos('arm1: pick succeed with message: banana picked.');
const placed = infos('arm1: place succeed with message: banana placed in mutual_zone.');

describe('the sample on the practice table', () => {
  test('takes a thing, puts it where it should be, and says so', () => {
    expect(play([PLACE, picked, placed])).toEqual([
      'arm1 · pick(banana)',
      'arm1 · place(mutual_zone)',
      'say “Done: banana is in mutual_zone.”',
    ]);
  });

  test('presses a button with the robot that the user names', () => {
    const done = infos('arm2: press_button succeed with message: sw1 pressed.');
    expect(play(['Use arm2 to press sw1, then confirm.', done])).toEqual(['arm2 · press_button(sw1)', 'say “Done: press button sw1.”']);
  });

  test.each([
    ['plain text', 'env arm1: pick succeed with message: banana picked.'],
    ['a text without outcome', 'env The action has completed.'],
    ['an error text that is none', 'env {"error":"The action has completed."}'],
    ['another shape', 'env {"result":[1]}'],
    ['nothing', 'env '],
  ])('goes on after feedback as %s', (_, feedback) => {
    expect(play([PLACE, feedback])[1]).toBe('arm1 · place(mutual_zone)');
  });

  test.each([
    ['infos', infos('arm1: pick failed with message: cannot pick banana.')],
    ['plain text', 'env arm1: pick failed with message: cannot pick banana.'],
    ['an error', 'env {"error":"The action failed."}'],
    ['a failure reason', 'env {"infos":"arm1: pick failed with message: no","failure_reason":"stage failed"}'],
  ])('lets another robot try after a failure told by %s, and gives up when all have failed', (_, feedback) => {
    const lines = play(['Move the banana to area3.', feedback, feedback.replaceAll('arm1', 'arm2')]);
    expect(lines.slice(0, 2)).toEqual(['arm1 · pick(banana)', 'arm2 · pick(banana)']);
    expect(lines[2]).toMatch(/^say “I could not do it: /);
  });

  test('takes a thing anew that it could not put down, and gives up after four failures', () => {
    const failed = infos('arm1: place failed with message: cannot place.');
    const lines = play([PLACE, picked, failed, picked, failed, picked, failed, picked, failed]);
    expect(lines.slice(0, 5)).toEqual([
      'arm1 · pick(banana)',
      'arm1 · place(mutual_zone)',
      'arm1 · pick(banana)',
      'arm1 · place(mutual_zone)',
      'arm1 · pick(banana)',
    ]);
    expect(lines[8]).toBe('say “I could not do it: cannot place.”');
  });

  test('takes "Use area3 instead" to mean the thing that was spoken of last', () => {
    expect(play([PLACE, picked, placed, 'Oh okay. Use area3 instead.', picked])).toEqual([
      'arm1 · pick(banana)',
      'arm1 · place(mutual_zone)',
      'say “Done: banana is in mutual_zone.”',
      'arm1 · pick(banana)',
      'arm1 · place(area3)',
    ]);
    expect(
      play(['Use arm1 to press sw0.', infos('arm1: press_button succeed with message: sw0 pressed.'), 'Oh okay. Use area3 instead.'])[2],
    ).toMatch(/^say /);
  });

  test('goes on with what it holds when a new instruction follows a call with no feedback between', () => {
    expect(play([PLACE, 'Stop. Move the banana to area3.'])[1]).toBe('arm1 · place(area3)');
    expect(play([PLACE, 'Stop. Move the mug to area3.'])[1]).toBe('arm2 · pick(mug)');
  });

  test('frees a hand where all hands are full', () => {
    const both = 'Place the banana and the mug in the mutual_zone.';
    const taken = infos('arm1: pick succeed with message: x', 'arm2: pick succeed with message: x');
    expect(play([both, 'Stop. Move the apple to area3.', taken])).toEqual([
      'arm1 · pick(banana), arm2 · pick(mug)',
      'arm1 · place(left_zone)',
      'arm1 · pick(apple)',
    ]);
  });

  test('uses several robots at once for several things', () => {
    const taken = infos('arm1: pick succeed with message: x', 'arm2: pick failed with message: y');
    expect(play(['Place the banana and the mug in area3.', taken])).toEqual([
      'arm1 · pick(banana), arm2 · pick(mug)',
      'arm1 · place(area3)',
    ]);
  });

  test('lets the robot act that works where the thing lies', () => {
    const toRight = 'Place the banana in the right_zone.';
    const there = infos('arm1: place succeed with message: banana placed in right_zone.');
    expect(play([toRight, picked, there, PLACE])[3]).toBe('arm2 · pick(banana)');
  });

  test('asks first where a permanent rule says so, and goes on once the user agrees', () => {
    const memory = '{"memory_list":["Ask before using area3."],"history":[]}';
    const question = 'say “May I use area3? A rule says: Ask before using area3.”';
    expect(play(['Move the mug to area3.', 'Yes, please.', infos('arm1: pick succeed with message: mug picked.')], { memory })).toEqual([
      question,
      'arm1 · pick(mug)',
      'arm1 · place(area3)',
    ]);
    expect(play(['Move the mug to area3.', 'Move the mug to area3.'], { memory })[1]).toBe('arm1 · pick(mug)');
    expect(play(['Move the mug to area3.', 'Move the mug to the mutual_zone.'], { memory })[1]).toBe('arm1 · pick(mug)');
    expect(play([PLACE], { memory })).toEqual(['arm1 · pick(banana)']);
  });

  test('ends with words where it has nothing to do, no memory of a task, or no robots', () => {
    expect(play(['Say hello.'])).toEqual(['say “Hello.”']);
    expect(play(['Sing.'])[0]).toMatch(/^say “What should I do, and with what\? Here I know locations left_zone/);
    expect(play([picked])[0]).toMatch(/^say “I can’t tell what was asked/);
    expect(play([PLACE], { attributes: '{"objects":["banana"],"locations":["mutual_zone"]}' })[0]).toMatch(/^say “No robots are declared/);
  });

  test('is not held up by long words, nested values or long feedback', () => {
    const words = `${'a'.repeat(300_000)} ${'b: '.repeat(100_000)}`;
    expect(play([words, `env ${words}`])).toHaveLength(2);
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const entry = JSON.stringify({
      author: 'MODEL',
      content: `{"say":"","action":{"arm1":{"name":"pick","arguments":{"object":${deep}}}}}`,
    });
    expect(play([PLACE], { memory: `{"history":[${entry}]}` })).toEqual(['arm2 · pick(banana)']);
    const long = infos('arm1: pick succeed with message: banana picked.', `arm2: ${'x'.repeat(10_000)}`);
    expect(play([PLACE, long])[1]).toBe('arm1 · place(mutual_zone)');
  });

  test('never calls a robot or tool that the input does not declare', () => {
    expect(play([PLACE, picked], { tools: '[]' })[0]).toMatch(/^say /);
    const attributes = '{"known_robots":["left hand"],"objects":["banana"],"locations":["mutual_zone"]}';
    expect(play([PLACE], { attributes })).toEqual(['left hand · pick(banana)']);
  });
});

describe('the sample with other names', () => {
  test('reads what tools do from their descriptions and what they take from parameters and word lists', () => {
    const tools =
      '[{"name":"t_91","description":"Let go of it, that is, put it down.","parameters":{"spot":{"description":"Where.","type":"str"}}},' +
      '{"name":"t_17","description":"Grasps a thing.","parameters":{"thing":{"description":"Which.","type":"str"}}}]';
    const attributes = '{"known_robots":["r2"],"spots":["shelf b","floor"],"things":["red box","box"]}';
    const lines = play(['Bring the red box to the floor', 'env ok'], { tools, attributes });
    expect(lines).toEqual(['r2 · t_17(red box)', 'r2 · t_91(floor)']);
  });

  test('calls a tool of several parameters that the words fill', () => {
    const tools =
      '[{"name":"carry","parameters":{"object":{"type":"str"},"location":{"type":"str"},"fast":{"type":"bool","default":false}}}]';
    expect(play(['Carry the mug from the left_zone to area3.'], { tools })).toEqual(['arm1 · carry(mug, area3)']);
  });

  test('fills parameters of declared types: truth by whether the words ask for it, numbers as the words say them, else one', () => {
    const tools =
      '[{"name":"pick","description":"Pick an object up.","parameters":{"gently":{"type":"bool"},"object":{"type":"str"},"tries":{"type":"int"}}},' +
      '{"name":"place","parameters":{"location":{"type":"str"},"height":{"type":"float"},"upright":{"type":"boolean"}}},' +
      '{"name":"set_light","description":"Switches the light.","parameters":{"on":{"type":"bool"}}},' +
      '{"name":"nudge","parameters":{"type":"object","properties":{"button":{"type":"string"},"force":{"type":"number"}},"required":["button","force"]}}]';
    expect(play(['Gently move the mug to area3, upright, at height 2.5.', picked.replace('banana', 'mug')], { tools })).toEqual([
      'arm1 · pick(true, mug, 1)',
      'arm1 · place(area3, 2.5, true)',
    ]);
    expect(play(['Move the mug to area3 with 3 tries, not gently.'], { tools })).toEqual(['arm1 · pick(false, mug, 3)']);
    expect(play(['Turn the light on.', 'env ok'], { tools })).toEqual(['arm1 · set_light(true)', 'say “Done: set light.”']);
    expect(play(['Switch the light off.'], { tools })).toEqual(['arm1 · set_light(false)']);
    expect(play(['Nudge sw1.'], { tools })).toEqual(['arm1 · nudge(sw1, 1.0)']);
  });

  test('tries another robot after a failed call whose first parameter is no word', () => {
    const tools =
      '[{"name":"pick","parameters":{"gently":{"type":"bool"},"object":{"type":"str"}}},{"name":"place","parameters":{"location":{"type":"str"}}}]';
    const failed = infos('arm1: pick failed with message: cannot pick mug.');
    expect(play(['Move the mug to area3.', failed, infos('arm2: pick succeed with message: x')], { tools })).toEqual([
      'arm1 · pick(false, mug)',
      'arm2 · pick(false, mug)',
      'arm2 · place(area3)',
    ]);
  });

  test('takes any word for a parameter that names no list, as in the contract’s own example', () => {
    const tools =
      '[{"name":"press_button","description":"Press a button.","parameters":{"id":{"description":"Button name.","type":"str"}}}]';
    const attributes = '{"objects":["sw0"],"known_robots":["panda"]}';
    expect(play(['Use panda to press sw0, then confirm.'], { tools, attributes })).toEqual(['panda · press_button(sw0)']);
  });
});
