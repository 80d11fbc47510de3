import type { Call } from '../../shared/situation.ts';
import { readArguments } from './readArguments.ts';
import type { World } from './world.ts';
import { act } from './world.ts';

/** How an executor tells what happened: most often `infos`, sometimes a reason beside it, plain text, or one word on success. */
export type FeedbackStyle = 'infos' | 'reason' | 'text' | 'error';

export interface Feedback {
  readonly world: World;
  /** `instruction.content` of the environment's next message. */
  readonly content: string;
}

/**
 * Carries out the calls in order. Source of the shapes: contracts, "Environment feedback and errors".
 * Arguments go back in their own spelling; of two calls by one robot only the last is named.
 */
export function carryOut(before: World, calls: readonly Call[], style: FeedbackStyle): Feedback {
  let world = before;
  let allDone = true;
  const lines: string[] = [];
  const previous = new Map<string, string>();
  for (const call of calls) {
    const robot = call.target ?? '';
    const deed = act(world, { robot, tool: call.name, arguments: readArguments(call.argumentsText) });
    world = deed.world;
    allDone &&= deed.done;
    lines.push(`${robot}: ${call.name} ${deed.done ? 'succeed' : 'failed'} with message: ${deed.message}`);
    previous.set(robot, `{"name":${JSON.stringify(call.name)},"arguments":${call.argumentsText}}`);
  }
  return { world, content: tell(style, lines.join('\n'), previous, allDone) };
}

function tell(style: FeedbackStyle, infos: string, previous: ReadonlyMap<string, string>, allDone: boolean): string {
  if (style === 'text') return infos;
  if (style === 'error' && !allDone) return JSON.stringify({ error: 'The action failed.' });
  const called = [...previous].map(([robot, call]) => `${JSON.stringify(robot)}:${call}`).join(',');
  const reason = style === 'reason' && !allDone ? ',"failure_reason":"The stage did not go on."' : '';
  return `{"infos":${JSON.stringify(infos)},"previous_tool_call":{${called}}${reason}}`;
}
