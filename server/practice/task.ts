import type { Random } from './random.ts';
import type { World } from './world.ts';
import { buttons, robots, zones } from './world.ts';

/** What makes a task achieved. */
export type Goal =
  { readonly kind: 'moved'; readonly thing: string; readonly zone: string } | { readonly kind: 'pressed'; readonly button: string };

/** What the user of the practice world asks for, and how the bench looks once it is done. */
export interface Task {
  readonly instruction: string;
  readonly goal: Goal;
}

/** Permanent rules that a first memory may hold. */
export const rules = ['Keep fragile things apart.', 'Press a button only when asked to.', 'Use the shelf only when told.'];

/** A task that is not done already. Whoever gives it clears `pressed`. */
export function inventTask(world: World, random: Random): Task {
  if (random.chance(0.3)) {
    const button = random.pick(buttons);
    return { instruction: `Use ${random.pick(robots)} to press ${button}, then confirm.`, goal: { kind: 'pressed', button } };
  }
  const thing = random.pick(Object.keys(world.places));
  const zone = random.pick(zones.filter((name) => name !== world.places[thing] && !name.startsWith('left') && !name.startsWith('right')));
  const instruction =
    zone === 'shelf'
      ? `Move the ${thing} to the shelf.`
      : `Place the ${thing} in the ${zone}. Use arm1 for left_zone and arm2 for right_zone.`;
  return { instruction, goal: { kind: 'moved', thing, zone } };
}

/** Whether a thing lies where it should, in no hand, or the button was pressed. */
export function isAchieved(world: World, goal: Goal): boolean {
  if (goal.kind === 'pressed') return world.pressed.includes(goal.button);
  return world.places[goal.thing] === goal.zone && !Object.values(world.hands).includes(goal.thing);
}
