import { clip } from '../../clip.ts';
import { asksFirst } from './consent.ts';
import type { Past } from './past.ts';
import { nextCall, spoken } from './nextCall.ts';
import type { PlannedCall } from './nextCall.ts';
import type { Scene } from './scene.ts';
import { readTable } from './table.ts';
import type { Table } from './table.ts';
import { readWish } from './wish.ts';
import type { Goal } from './wish.ts';

/** What the sample responder does about a situation, and by which of its rules. */
export interface Choice {
  readonly say: string;
  readonly calls: readonly PlannedCall[];
  /** Which rule fired, in a few words. */
  readonly rule: string;
}

/** After so many failures of one task it is given up. */
const MOST_FAILURES = 4;
/** Goals beyond these wait for the next decision. */
const MOST_CALLS = 20;
/** Of the environment’s words on a failure, and of what is said in all. */
const LONGEST_REASON = 1_000;
const LONGEST_SAY = 4_000;

export function decide(scene: Scene, past: Past): Choice {
  const { task } = past;
  if (task === null) return say('no instruction known', 'I can’t tell what was asked: my memory holds no instruction.');
  const agreed = isYes(task) && past.saidBefore().includes('?');
  const first = readWish(task, scene, past);
  const earlier = past.earlierTasks[0];
  const wish = first.goals.length === 0 && agreed && earlier !== undefined ? readWish(earlier, scene, past) : first;
  if (wish.goals.length === 0) return answerWords(task, scene);
  const robots = wish.robot === null ? scene.robots : [wish.robot];
  if (robots.length === 0) return say('no robots', 'No robots are declared here, so that I can’t do anything.');
  const question = asksFirst(scene, past, wish.goals, agreed);
  if (question !== null) return say('a rule asks for consent', question);

  const failures = past.acts().filter(({ outcome }) => outcome === 'failed');
  const lastReason = failures.at(-1)?.reason ?? '';
  if (failures.length >= MOST_FAILURES) return giveUp(lastReason);
  let table: Table | null = null;
  const calls: PlannedCall[] = [];
  let open = 0;
  for (const goal of wish.goals) {
    const step = nextCall(goal, {
      scene,
      past,
      wish,
      table: () => (table ??= readTable(scene, past)),
      robots,
      busy: calls.map(({ robot }) => robot),
    });
    if (step === 'done') continue;
    open += 1;
    if (step !== 'stuck') calls.push(step);
    if (calls.length === MOST_CALLS) break;
  }
  if (calls.length > 0) return { say: '', calls, rule: calls.map(({ rule }) => rule).join(', ') };
  return open > 0 ? giveUp(lastReason) : say('all goals reached', `Done: ${wish.goals.map(describeGoal).join(', ')}.`);
}

function answerWords(task: string, scene: Scene): Choice {
  const words = /^\s*say:? ["“']?(.+?)["”']?[.!]?\s*$/is.exec(task)?.[1];
  if (words !== undefined) return say('asked to say something', `${words.charAt(0).toUpperCase()}${words.slice(1)}.`);
  if (isYes(task)) return say('nothing to do', 'Good. Is there anything else to do?');
  const known = scene.vocabulary.map(({ name, words: list }) => `${name} ${list.slice(0, 8).join(', ')}`).join('; ');
  const help = known === '' ? 'no words are declared that I could act on' : `I know ${known}`;
  return say('instruction not understood', `What should I do, and with what? Here ${help}.`);
}

function describeGoal(goal: Goal): string {
  if (goal.is === 'carry') return `${goal.thing} is in ${goal.where}`;
  return [spoken(goal.tool), goal.words.join(', ')].join(' ').trim();
}

function giveUp(reason: string): Choice {
  return say('failed too often', reason === '' ? 'I could not do it.' : `I could not do it: ${clip(reason, LONGEST_REASON)}`);
}

function say(rule: string, text: string): Choice {
  return { say: clip(text, LONGEST_SAY), calls: [], rule };
}

function isYes(text: string): boolean {
  return /^\W*(?:oh,? )?(?:ok|okay|yes|yeah|sure|fine|please do|go ahead|do it|confirmed?|agreed)\b/i.test(text);
}
