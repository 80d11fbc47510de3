import { findMentions, placeOf } from './mentions.ts';
import type { Mention } from './mentions.ts';
import type { Past } from './past.ts';
import type { Scene, SceneTool } from './scene.ts';

/** One thing to be brought about. */
export type Goal =
  | { readonly is: 'carry'; readonly thing: string; readonly where: string; readonly take: SceneTool; readonly put: SceneTool }
  | { readonly is: 'apply'; readonly tool: SceneTool; readonly words: readonly string[] };

/** What the user wants, as far as a reader of words can tell. */
export interface Wish {
  readonly goals: readonly Goal[];
  /** The robot that is to do it; null where the user names none. */
  readonly robot: string | null;
  /** Who works where: `Use arm1 for left_zone`. */
  readonly robotFor: ReadonlyMap<string, string>;
}

export function readWish(task: string, scene: Scene, past: Past): Wish {
  const { rest, robotFor } = splitRobotClauses(task, scene);
  const lower = rest.toLowerCase();
  const robot = scene.robots.find((name) => placeOf(lower, name) >= 0) ?? null;
  const mentions = mentionsIn(rest, scene, past).filter(({ at }) => !isLeft(rest, at));
  return { goals: goalsOf(rest, mentions, scene, past), robot, robotFor };
}

/** Whether the word there is what the user turns away from: `from the left_zone`, `instead of area3`. */
function isLeft(text: string, at: number): boolean {
  return /\b(?:from|instead of)\s+(?:the\s+)?$/i.test(text.slice(Math.max(0, at - 30), at));
}

/** Takes `Use arm1 for left_zone` out of a task: it says who works where, not where to. */
function splitRobotClauses(task: string, scene: Scene): { rest: string; robotFor: Map<string, string> } {
  const robotFor = new Map<string, string>();
  const rest = task.replace(/([\w-]+) (?:for|in|at) (?:the )?([\w-]+)/g, (clause: string, robot: string, place: string) => {
    if (!scene.robots.includes(robot)) return clause;
    robotFor.set(place, robot);
    return '';
  });
  return { rest, robotFor };
}

/** Known words in a text. Where it names nothing to take, things taken before count too: attributes may name them no more. */
function mentionsIn(text: string, scene: Scene, past: Past): Mention[] {
  const listed = findMentions(text, scene.vocabulary);
  const take = scene.tools.find(({ use }) => use === 'take');
  const name = take?.slots[0]?.vocabulary;
  if (take === undefined || name === undefined || name === null || listed.some(({ vocabulary }) => vocabulary === name)) return listed;
  const taken = [...past.earlierActs(), ...past.acts()].filter(({ tool }) => tool === take.name).flatMap(({ values }) => values);
  return findMentions(text, [...scene.vocabulary, { name, words: [...new Set(taken)] }]);
}

function goalsOf(task: string, mentions: readonly Mention[], scene: Scene, past: Past): Goal[] {
  const whole = wholeCall(mentions, scene);
  if (whole !== null) return [whole];
  const take = bestTool(
    scene.tools.filter(({ use }) => use === 'take'),
    task,
  );
  const put = bestTool(
    scene.tools.filter(({ use }) => use === 'put'),
    task,
  );
  const places = put === null ? [] : mentions.filter((mention) => fits(put, mention, scene));
  const named = take === null ? [] : mentions.filter((mention) => fits(take, mention, scene) && !places.includes(mention));
  const things = named.length > 0 || places.length === 0 ? named.map(({ word }) => word) : thingMeant(task, scene, past);
  const where = places[0]?.word;
  if (take !== null && put !== null && where !== undefined && things.length > 0)
    return things.map((thing) => ({ is: 'carry', thing, where, take, put }));
  const applied = mentions.flatMap((mention) => {
    const tool = bestTool(
      scene.tools.filter((each) => each.slots.length === 1 && each.use !== 'put' && fits(each, mention, scene)),
      task,
    );
    return tool === null ? [] : [{ is: 'apply', tool, words: [mention.word] } satisfies Goal];
  });
  return applied.length > 0 ? applied : wordlessGoals(task, scene);
}

/** Tools that take no word, such as `set_light(on)`, where the task speaks of them. */
function wordlessGoals(task: string, scene: Scene): Goal[] {
  const lower = task.toLowerCase();
  const spokenOf = scene.tools.find(
    ({ name, slots }) => slots.length === 0 && namesOf(name).some((word) => !GENERAL.has(word) && placeOf(lower, word) >= 0),
  );
  return spokenOf === undefined ? [] : [{ is: 'apply', tool: spokenOf, words: [] }];
}

/** Words of tools' names that say nothing of which tool is meant. */
const GENERAL: ReadonlySet<string> = new Set([
  '',
  'set',
  'get',
  'do',
  'go',
  'to',
  'use',
  'run',
  'make',
  'turn',
  'switch',
  'the',
  'a',
  'on',
  'off',
]);

function namesOf(tool: string): string[] {
  return tool.toLowerCase().split(/[^a-z0-9]+/);
}

/** A tool of several parameters that the mentioned words fill. */
function wholeCall(mentions: readonly Mention[], scene: Scene): Goal | null {
  for (const tool of scene.tools) {
    if (tool.slots.length < 2) continue;
    const words = tool.slots.map((slot) => mentions.find(({ vocabulary }) => vocabulary === slot.vocabulary)?.word);
    if (words.every((word) => word !== undefined)) return { is: 'apply', tool, words };
  }
  return null;
}

/** `Use area3 instead.`, `Put it in area3.`: the thing is the one that was spoken of, or taken, last. */
function thingMeant(task: string, scene: Scene, past: Past): string[] {
  if (!/\b(?:instead|it|that|this|there)\b/i.test(task)) return [];
  const take = scene.tools.find(({ use }) => use === 'take');
  if (take === undefined) return [];
  for (const earlier of past.earlierTasks) {
    const mention = mentionsIn(earlier, scene, past).find((each) => fits(take, each, scene));
    if (mention !== undefined) return [mention.word];
    // A whole task between, such as a button to press, ends what `it` may mean.
    if (findMentions(earlier, scene.vocabulary).some((each) => scene.tools.some((tool) => tool.use === 'other' && fits(tool, each, scene))))
      return [];
  }
  return [];
}

function fits(tool: SceneTool, mention: Mention, scene: Scene): boolean {
  const slot = tool.slots[0];
  if (slot === undefined) return false;
  if (slot.vocabulary !== null) return slot.vocabulary === mention.vocabulary;
  return !scene.tools.some((other) => other.slots.some(({ vocabulary }) => vocabulary === mention.vocabulary));
}

/** Of several tools the one whose name the task uses, else the first. */
function bestTool(tools: readonly SceneTool[], task: string): SceneTool | null {
  const lower = task.toLowerCase();
  return tools.find(({ name }) => namesOf(name).some((word) => placeOf(lower, word) >= 0)) ?? tools[0] ?? null;
}
