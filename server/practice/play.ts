import { literalOf, memberOf } from '../../shared/json/access.ts';
import { readAgain } from '../../shared/protocols/recentReading.ts';
import type { Candidate } from '../../shared/situation.ts';
import type { FeedbackStyle } from './feedback.ts';
import { carryOut } from './feedback.ts';
import type { Random } from './random.ts';
import type { Goal } from './task.ts';
import { inventTask, isAchieved, rules } from './task.ts';
import type { World } from './world.ts';
import { createWorld } from './world.ts';

/** One line of play: a world, the memory the agent last gave it, and what it is told next. */
export interface Play {
  /** The input's id: the slot in `bench`, a running number in `gen`. */
  readonly id: number;
  readonly world: World;
  /** To be sent exactly so. */
  readonly memoryText: string;
  readonly instruction: { readonly type: 'user' | 'env'; readonly content: string };
  readonly task: number;
  readonly goal: Goal;
  readonly depth: number;
}

/** Counts tasks over all branches: one that any branch achieves is achieved. */
export interface Tally {
  newTask(): number;
  achieve(task: number): void;
}

const depthLimit = 12;
const styles: readonly FeedbackStyle[] = ['infos', 'infos', 'infos', 'infos', 'infos', 'infos', 'reason', 'reason', 'text', 'error'];

/** A new episode. Many begin with the same memory, as real ones do. */
export function beginPlay(id: number, random: Random, tally: Tally): Play {
  const world = createWorld(random);
  const { instruction, goal } = inventTask(world, random);
  const memoryText = random.chance(0.7) ? JSON.stringify({ memory_list: [random.pick(rules)], history: [] }) : '{"history":[]}';
  return { id, world, memoryText, instruction: { type: 'user', content: instruction }, task: tally.newTask(), goal, depth: 0 };
}

/** What executing a candidate leads to; null where its branch ends. */
export function follow(play: Play, candidate: Candidate, random: Random, tally: Tally): Play | null {
  const { decision } = candidate;
  const memoryText = memoryAsSent(candidate);
  if (decision === null || memoryText === null || play.depth + 1 >= depthLimit) return null;
  const next = { ...play, memoryText, depth: play.depth + 1 };
  if (decision.calls.length > 0) {
    const { world, content } = carryOut(play.world, decision.calls, random.pick(styles));
    if (isAchieved(world, play.goal)) tally.achieve(play.task);
    return { ...next, world, instruction: { type: 'env', content } };
  }
  if (decision.say === '' || !random.chance(0.4)) return null;
  return giveTask({ ...next, world: { ...play.world, pressed: [] } }, random, tally);
}

/** Byte for byte, also what its agent's server put into it: that is none of a consumer's business. */
function memoryAsSent({ text, stamp, memoryText }: Candidate): string | null {
  if (stamp === undefined) return memoryText;
  const reading = readAgain(text);
  return reading.ok ? literalOf(reading.document, memberOf(reading.document, 0, 'memory')) : null;
}

function giveTask(play: Play, random: Random, tally: Tally): Play {
  const { instruction, goal } = inventTask(play.world, random);
  return { ...play, instruction: { type: 'user', content: instruction }, task: tally.newTask(), goal };
}
