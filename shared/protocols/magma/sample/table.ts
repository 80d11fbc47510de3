import type { Act } from './acts.ts';
import type { Past } from './past.ts';
import type { Scene } from './scene.ts';

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
    const use = scene.tools.find(({ name }) => name === act.tool)?.use;
    if (use === 'take') replayTake(act, held, placed);
    else if (use === 'put') replayPut(act, held, placed);
  }
  return { held, placed };
}

function replayTake(act: Act, held: Map<string, string>, placed: Map<string, string>): void {
  const thing = act.values[0];
  if (act.outcome === 'failed' || thing === undefined) return;
  held.set(act.robot, thing);
  placed.delete(thing);
}

function replayPut(act: Act, held: Map<string, string>, placed: Map<string, string>): void {
  const thing = held.get(act.robot);
  const where = act.values[0];
  // A robot that could not put a thing down may not hold it after all: it is taken anew.
  held.delete(act.robot);
  if (act.outcome !== 'failed' && thing !== undefined && where !== undefined) placed.set(thing, where);
}
