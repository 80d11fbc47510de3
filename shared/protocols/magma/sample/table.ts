import type { Act } from './acts.ts';
import type { Past } from './past.ts';
import type { Scene } from './scene.ts';
import { wordsIn } from './scene.ts';

/** Where things are, as far as the acts so far tell. */
export interface Table {
  /** What each robot holds. */
  readonly held: ReadonlyMap<string, string>;
  /** Where things were put. */
  readonly placed: ReadonlyMap<string, string>;
}

/** Replays the acts. An act of unknown outcome is taken to have worked: executors say when it did not. */
export function readTable(scene: Scene, past: Past): Table {
  const held = new Map<string, string>();
  const placed = new Map<string, string>();
  for (const act of [...past.earlierActs(), ...past.acts()]) {
    const tool = scene.tools.find(({ name }) => name === act.tool);
    if (tool === undefined || tool.use === 'other') continue;
    const word = wordsIn(act.values, tool)[0];
    if (tool.use === 'take') replayTake(act, word, held, placed);
    else replayPut(act, word, held, placed);
  }
  return { held, placed };
}

function replayTake(act: Act, thing: string | undefined, held: Map<string, string>, placed: Map<string, string>): void {
  if (act.outcome === 'failed' || thing === undefined) return;
  held.set(act.robot, thing);
  placed.delete(thing);
}

function replayPut(act: Act, where: string | undefined, held: Map<string, string>, placed: Map<string, string>): void {
  const thing = held.get(act.robot);
  // A robot that could not put a thing down may not hold it after all: it is taken anew.
  held.delete(act.robot);
  if (act.outcome !== 'failed' && thing !== undefined && where !== undefined) placed.set(thing, where);
}
