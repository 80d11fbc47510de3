/** Bodies like those that consumers send late in an episode: long histories whose entries hold JSON as escaped strings. */

const ROBOTS = ['arm_left', 'arm_right'] as const;
const TOOLS = ['pick', 'place', 'move_to', 'press_button', 'look_at'] as const;
const OBJECTS = ['red cube', 'blue ball', 'green cylinder', 'yellow prism', 'tray', 'shelf'] as const;

/** A MAGMA request of about `characters` characters, the same for the same number. `spaced` writes it as Python's json.dumps does. */
export function sampleRequest(characters: number, spaced: boolean): string {
  const history: unknown[] = [];
  let length = 2_500; // roughly what stands around the history
  for (let step = 0; length < characters; step++) {
    const entry = historyStep(step);
    length += JSON.stringify(entry).length;
    history.push(...entry);
  }
  const request = {
    request_id: '8f14e45f-ceea-467f-a0e6-1b3c4d5e6f70',
    inputs: [
      {
        id: 9007199254740,
        instruction: { type: 'env', content: feedback(history.length) },
        tools: TOOLS.map((name) => ({ name, description: `The robot tries to ${name}.`, parameters: parametersOf(name) })),
        attributes: { known_robots: ROBOTS, objects: OBJECTS, locations: ['zone_a', 'zone_b'], reach: [0.75, 0.8125, -1.5e-3] },
        memory: { history, memory_list: ['Never lift the tray while it holds a ball.'], 0: { seen: true }, 10: null },
        num_outputs: 1,
        extra_keys: { inference_mode: true },
      },
    ],
  };
  return spaced ? spaceOut(request) : JSON.stringify(request);
}

function historyStep(step: number): unknown[] {
  const action = Object.fromEntries(ROBOTS.map((robot, index) => [robot, callOf(step + index)]));
  return [
    { author: step % 7 === 0 ? 'USER' : 'SYSTEM', content: feedback(step) },
    { author: 'MODEL', content: JSON.stringify({ say: `Step ${step}: I take the ${pick(OBJECTS, step)} next.`, action }) },
  ];
}

function feedback(step: number): string {
  const infos = ROBOTS.map((robot, index) => `${robot}: ${pick(TOOLS, step + index)} succeed with message: done in ${step % 9}.5 s`).join(
    '\n',
  );
  return JSON.stringify({ infos, previous_tool_call: { [pick(ROBOTS, step)]: callOf(step) }, failure_reason: null });
}

function callOf(step: number): unknown {
  return { name: pick(TOOLS, step), arguments: { object: pick(OBJECTS, step * 5), x: step / 8, y: -step, gentle: step % 2 === 0 } };
}

function parametersOf(name: string): unknown {
  return {
    type: 'object',
    properties: { object: { type: 'string', description: `What to ${name}` }, x: { type: 'number' } },
    required: ['object'],
  };
}

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}

/** Spaces after commas and colons, as Python writes them, with none inside strings. */
function spaceOut(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n */g, ' ')
    .replaceAll(/(?<=[{[]) | (?=[}\]])/g, '');
}
