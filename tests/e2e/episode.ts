import { z } from 'zod';
import type { RunningHost } from './host.ts';
import { callAgent } from './heldCallers.ts';

const Holds = z.object({ holds: z.array(z.object({ situation: z.string() })) });
const Blanks = z.object({ candidates: z.array(z.string()) });

/** A situation of an episode, and the memories that its candidates return: exact texts. */
export interface Turn {
  readonly type: 'user' | 'env';
  readonly content: string;
  readonly memory: string;
  readonly returned: readonly string[];
}

/** Asks for a decision and answers it through the API of what is held, each candidate with a call and its own memory. */
export async function playTurn(host: RunningHost, turn: Turn, number: number): Promise<void> {
  const { type, content, memory, returned } = turn;
  const input =
    `{"id":${number},"instruction":{"type":"${type}","content":${JSON.stringify(content)}},` +
    `"tools":[{"name":"pick","description":"Pick.","parameters":{"object":{"description":"Which.","type":"str"}}}],` +
    `"attributes":{"known_robots":["arm1","arm2"],"objects":["banana"]},"memory":${memory},"num_outputs":${returned.length}}`;
  const { answer } = callAgent(host.agent, `{"request_id":"turn-${number}","inputs":[${input}]}`);
  const situation = await waitForHold(host);
  const { candidates } = Blanks.parse(await host.call('GET', `/api/holds/${situation}/blanks`));
  const texts = candidates.map((text, index) => withAnswer(text, memory, returned[index] ?? memory, `arm${index + 1}`));
  await host.call('POST', `/api/holds/${situation}/release`, { candidates: texts });
  const { status } = await answer;
  if (status !== 200) throw new Error(`turn ${number} was answered with ${status}`);
}

async function waitForHold(host: RunningHost): Promise<string> {
  for (;;) {
    const { holds } = Holds.parse(await host.call('GET', '/api/holds'));
    if (holds[0]) return holds[0].situation;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Puts a call and another memory into a blank candidate, which has the memory as it came. */
function withAnswer(blank: string, memory: string, returned: string, robot: string): string {
  const at = blank.indexOf(memory);
  if (at < 0) throw new Error(`the blank candidate has no such memory: ${blank.slice(0, 300)}`);
  const text = blank.slice(0, at) + returned + blank.slice(at + memory.length);
  const call = `{"say":"","tool_calls":[{"name":"pick","arguments":{"object":"banana"},"target_robot_name":"${robot}"}]}`;
  return text.replace(/"output":\{.*?\},"error"/s, () => `"output":${call},"error"`);
}
