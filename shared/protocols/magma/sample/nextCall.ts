import type { Past } from './past.ts';
import type { Scene, SceneTool } from './scene.ts';
import { wordsIn } from './scene.ts';
import type { Table } from './table.ts';
import { typedValue } from './typedValue.ts';
import type { Goal, Wish } from './wish.ts';

export interface PlannedCall {
  readonly robot: string;
  readonly tool: SceneTool;
  /** One JSON text a parameter of the tool. */
  readonly values: readonly string[];
  /** What it does, such as `place banana in area3`. */
  readonly does: string;
  /** Other robots that could do it as well. */
  readonly others: readonly string[];
  readonly rule: string;
}

export interface Circumstances {
  readonly scene: Scene;
  readonly past: Past;
  readonly wish: Wish;
  /** Read when somebody asks: most calls need no look at the table. */
  table(): Table;
  /** Robots that may act: the one the user named, or all. */
  readonly robots: readonly string[];
  /** Robots that are called in this decision already. */
  readonly busy: readonly string[];
}

/** The next call towards a goal; `done` where it is reached, `stuck` where nobody can go on. */
export function nextCall(goal: Goal, given: Circumstances): PlannedCall | 'done' | 'stuck' {
  return goal.is === 'carry' ? carryOn(goal, given) : apply(goal, given);
}

function apply({ tool, words }: Goal & { is: 'apply' }, given: Circumstances): PlannedCall | 'done' | 'stuck' {
  const tried = given.past.acts().filter((act) => act.tool === tool.name && sameWords(wordsIn(act.values, tool), words));
  if (tried.some(({ outcome }) => outcome !== 'failed')) return 'done';
  const robots = given.robots.filter((robot) => !given.busy.includes(robot) && !tried.some((act) => act.robot === robot));
  return callBy(robots, tool, words, [spoken(tool), words.join(', ')].join(' ').trim(), 'do what is asked', given);
}

function carryOn({ thing, where, take, put }: Goal & { is: 'carry' }, given: Circumstances): PlannedCall | 'done' | 'stuck' {
  const { past, robots, busy } = given;
  const table = given.table();
  if (table.placed.get(thing) === where) return 'done';
  const holder = [...table.held].find(([, held]) => held === thing)?.[0];
  if (holder !== undefined) return callBy([holder], put, [where], `${spoken(put)} ${thing} in ${where}`, 'put down what is held', given);
  const failed = past.acts().filter((act) => act.outcome === 'failed' && act.tool === take.name && wordsIn(act.values, take)[0] === thing);
  const willing = robots.filter((robot) => !failed.some((act) => act.robot === robot) && !busy.includes(robot));
  const free = willing.filter((robot) => !table.held.has(robot));
  if (free.length > 0)
    return callBy(nearestFirst(free, thing, given), take, [thing], `${spoken(take)} ${thing}`, 'take before putting down', given);
  return willing.length > 0 ? clearHand(willing, where, put, given) : 'stuck';
}

/** A robot that holds something else puts it down first, anywhere but where the wanted thing goes. */
function clearHand(robots: readonly string[], where: string, put: SceneTool, given: Circumstances): PlannedCall | 'stuck' {
  const places = given.scene.vocabulary.find(({ name }) => name === put.slots[0]?.vocabulary)?.words ?? [];
  const place = places.find((each) => each !== where);
  return place === undefined ? 'stuck' : callBy(robots.slice(0, 1), put, [place], `free its hand in ${place}`, 'free a hand first', given);
}

/** Whoever works where the thing lies comes first, by the user's own words. */
function nearestFirst(robots: readonly string[], thing: string, { table, wish }: Circumstances): string[] {
  const near = wish.robotFor.get(table().placed.get(thing) ?? '');
  return [...robots].sort((a, b) => Number(b === near) - Number(a === near));
}

function callBy(
  robots: readonly string[],
  tool: SceneTool,
  words: readonly string[],
  does: string,
  rule: string,
  { past }: Circumstances,
): PlannedCall | 'stuck' {
  const [robot, ...others] = robots;
  return robot === undefined ? 'stuck' : { robot, tool, values: valuesOf(tool, words, past.task ?? ''), does, others, rule };
}

/** What a tool is given: the words where it takes words, the rest by its declared type. */
function valuesOf({ parameters, slots }: SceneTool, words: readonly string[], task: string): string[] {
  return parameters.map(({ name, kind }, place) => {
    if (kind !== 'word') return typedValue(kind, name, task);
    return JSON.stringify(words[slots.findIndex((slot) => slot.place === place)] ?? '');
  });
}

/** A tool's name as a person would say it. */
export function spoken({ name }: SceneTool): string {
  return name.replaceAll('_', ' ');
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, place) => word === b[place]);
}
