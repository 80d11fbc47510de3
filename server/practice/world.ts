import type { Random } from './random.ts';

/** A bench with a few things on it, two robot arms and three buttons. Never changed in place: branches share it. */
export interface World {
  /** Where each thing lies, or was picked from. */
  readonly places: Readonly<Record<string, string>>;
  /** What each robot holds. */
  readonly hands: Readonly<Record<string, string | null>>;
  /** Buttons pressed since the task was given. */
  readonly pressed: readonly string[];
  /** A thing that slips once when it is picked. */
  readonly slippery: string | null;
}

/** What a robot is told to do, with its arguments as read from JSON. */
export interface Action {
  readonly robot: string;
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** What came of an action. */
export interface Deed {
  readonly world: World;
  readonly done: boolean;
  readonly message: string;
}

/** The names that every practice world knows. */
export const robots = ['arm1', 'arm2'];
export const zones = ['left_zone', 'right_zone', 'shared_zone', 'shelf'];
export const buttons = ['sw0', 'sw1', 'sw2'];
const things = ['lemon', 'cup', 'bolt', 'vase', 'sponge', 'brick'];

const argument = (name: string, description: string): object => ({ [name]: { description, type: 'str' } });
/** The tools of the practice world, as an input declares them. */
export const tools: readonly object[] = [
  { name: 'pick', description: 'Pick a thing up with an empty hand.', parameters: argument('object', 'The thing’s name.') },
  { name: 'place', description: 'Put down what the hand holds.', parameters: argument('location', 'The zone to put it in.') },
  { name: 'press_button', description: 'Press a button once.', parameters: argument('id', 'The button’s name.') },
];

/** Three things on the bench, hands empty. */
export function createWorld(random: Random): World {
  const present = random.shuffled(things).slice(0, 3);
  return {
    places: Object.fromEntries(present.map((thing) => [thing, random.pick(['left_zone', 'right_zone'])])),
    hands: Object.fromEntries(robots.map((robot) => [robot, null])),
    pressed: [],
    slippery: random.chance(0.2) ? random.pick(present) : null,
  };
}

/** An input's attributes. */
export function describeWorld(world: World): object {
  return { known_robots: robots, objects: Object.keys(world.places).sort(), locations: zones, buttons };
}

/** Lets a robot act. What makes no sense fails with the reason and changes nothing. */
export function act(world: World, { robot, tool, arguments: given }: Action): Deed {
  const held = world.hands[robot];
  if (held === undefined) return failed(world, `there is no robot ${robot}; known are ${robots.join(' and ')}.`);
  switch (tool) {
    case 'pick':
      return pick(world, robot, held, String(given['object']));
    case 'place':
      return place(world, robot, held, String(given['location']));
    case 'press_button':
      return press(world, String(given['id']));
    default:
      return failed(world, `there is no tool ${tool}.`);
  }
}

function pick(world: World, robot: string, held: string | null, thing: string): Deed {
  if (world.places[thing] === undefined) return failed(world, `there is no ${thing}.`);
  if (held !== null) return failed(world, `its hand already holds the ${held}.`);
  if (Object.values(world.hands).includes(thing)) return failed(world, `the ${thing} is in the other hand.`);
  if (world.slippery === thing) return failed({ ...world, slippery: null }, `the ${thing} slipped; try again.`);
  return done({ ...world, hands: { ...world.hands, [robot]: thing } }, `holds the ${thing} now.`);
}

function place(world: World, robot: string, held: string | null, zone: string): Deed {
  if (held === null) return failed(world, 'its hand is empty.');
  if (!zones.includes(zone)) return failed(world, `there is no place ${zone}.`);
  const hands = { ...world.hands, [robot]: null };
  return done({ ...world, hands, places: { ...world.places, [held]: zone } }, `the ${held} lies in ${zone} now.`);
}

function press(world: World, button: string): Deed {
  if (!buttons.includes(button)) return failed(world, `there is no button ${button}.`);
  return done({ ...world, pressed: [...world.pressed, button] }, `${button} went down and up.`);
}

function done(world: World, message: string): Deed {
  return { world, done: true, message };
}

function failed(world: World, message: string): Deed {
  return { world, done: false, message };
}
