import type { Play } from './play.ts';
import { describeWorld, tools } from './world.ts';

/** The body of a request: memory goes in as the text that came back, untouched. */
export function writeRequest(requestId: string, plays: readonly Play[], wanted: number): string {
  const inputs = plays.map((play) => writeInput(play, wanted));
  return `{"request_id":${JSON.stringify(requestId)},"inputs":[${inputs.join(',')}]}`;
}

function writeInput(play: Play, wanted: number): string {
  const { id, instruction, world, memoryText } = play;
  const before = JSON.stringify({ id, instruction, tools, attributes: describeWorld(world) }).slice(0, -1);
  return `${before},"memory":${memoryText},"num_outputs":${wanted},"extra_keys":{"inference_mode":${wanted === 1}}}`;
}
