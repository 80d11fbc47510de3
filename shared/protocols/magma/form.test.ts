import { expect, test } from 'vitest';
import { requestOf } from '../../../tests/fixtures/magmaRequests.ts';
import { composerForm } from './form.ts';

test('a form offers robots, tools with likely values, word lists and rules', () => {
  const form = composerForm(requestOf([{ memory: '{"memory_list":["Keep fragile objects separate.",7]}' }]), 0);
  expect(form.targets).toEqual(['arm1', 'arm2']);
  expect(form.rules).toEqual(['Keep fragile objects separate.']);
  expect(form.vocabulary.map(({ name }) => name)).toEqual(['locations', 'objects', 'buttons']);
  expect(
    form.tools.map(({ name, parameters }) => [
      name,
      parameters.map((each) => [each.name, each.type, each.kind, each.required, each.choices.length]),
    ]),
  ).toEqual([
    ['pick', [['object', 'str', 'text', true, 3]]],
    ['place', [['location', 'str', 'text', true, 4]]],
    // `id` says nothing, but its description, "Button name.", does.
    ['press_button', [['id', 'str', 'text', true, 3]]],
  ]);
});

test('a form takes what it can of tools and attributes in other shapes', () => {
  const tools =
    '[{"name":"go","parameters":{"target_box":"Where to."}},{"name":"x","parameters":[1]},{"description":"no name"},' +
    '{"name":"y","parameters":{"type":"object","properties":{"speed":{"type":"number"}},"required":[]}},{"name":"z","parameters":{"n":{"optional":true}}}]';
  const form = composerForm(requestOf([{ tools, attributes: '{"boxes":["b1",2,"b2"],"known_robots":"arm1","scene":{"a":1}}' }]), 0);
  expect(form.targets).toEqual([]);
  expect(form.vocabulary).toEqual([{ name: 'boxes', words: ['b1', 'b2'] }]);
  expect(form.tools).toEqual([
    {
      name: 'go',
      description: '',
      parameters: [{ name: 'target_box', description: 'Where to.', type: '', kind: 'json', required: true, choices: ['b1', 'b2'] }],
    },
    { name: 'x', description: '', parameters: [] },
    {
      name: 'y',
      description: '',
      parameters: [{ name: 'speed', description: '', type: 'number', kind: 'number', required: false, choices: [] }],
    },
    { name: 'z', description: '', parameters: [{ name: 'n', description: '', type: '', kind: 'json', required: false, choices: [] }] },
  ]);
});

test('a form of an input that declares nothing is empty', () => {
  expect(composerForm(requestOf([{ tools: '[]', attributes: '{}' }]), 0)).toEqual({ targets: [], tools: [], vocabulary: [], rules: [] });
});
