import type { JsonDocument } from '../../../json/document.ts';
import { clip } from '../../clip.ts';
import type { SampleMode } from '../../../responders.ts';
import type { ReadRequest } from '../../protocol.ts';
import { roomOf } from '../answerRoom.ts';
import { stepEntries, untouched, withHistory } from '../memory.ts';
import type { Grown } from '../memory.ts';
import { inputAt, memoryTextOf, ownMemoryOf } from '../requestParts.ts';
import { failedCandidate, writeCandidate } from '../writeCandidate.ts';
import { decide } from './decide.ts';
import type { Choice } from './decide.ts';
import { readPast } from './past.ts';
import { readScene } from './scene.ts';
import { varyChoice } from './variants.ts';

/**
 * Candidates by fixed rules, from the request alone: the same request gives the same candidates. It reads
 * which robots, tools and words the input declares, works from memory.history, and appends to it in the
 * full-history form. It is no model, and its steps say so.
 */
export function sampleCandidates(request: ReadRequest, situation: number, mode: SampleMode): string[] {
  const { document } = request;
  const wanted = request.situations[situation]?.wanted ?? 0;
  const fail = (message: string) =>
    places(wanted).map((place) => failedCandidate(document, situation, place, { code: 'sample_error', message, component: 'sample' }));
  if (mode === 'error') return fail('The sample responder is set to answer with errors.');
  const input = inputAt(document, situation);
  const scene = readScene(document, input);
  const past = readPast(document, input);
  const best = decide(scene, past);
  const lookedAt = {
    task: past.task === null ? null : clip(past.task, 500),
    history_entries: past.entriesRead,
    robots: scene.robots.length,
    tools: scene.tools.length,
    rules: scene.rules.length,
  };
  const candidates: string[] = [];
  let room = roomOf(request, situation).units;
  for (const place of places(wanted)) {
    const choice = mode === 'identical' ? best : varyChoice(best, place);
    const step = { id: `sample-${place}`, component: 'sample', kind: 'rule', data: { looked_at: lookedAt, rule: choice.rule } };
    const memory = mode === 'unchanged' ? keep(document, situation) : remember(document, situation, choice);
    const text = writeCandidate(document, situation, place, {
      status: 'completed',
      memory: memory.text,
      known: memory.known,
      steps: `[${JSON.stringify(step)}]`,
      output: `{"say":${JSON.stringify(choice.say)},"tool_calls":[${choice.calls.map(callText).join(',')}]}`,
      error: 'null',
    });
    room -= text.length;
    if (room < 0) return fail('The candidates would be larger than there is room for in one answer.');
    candidates.push(text);
  }
  return candidates;
}

/** The caller's memory with this step appended to its history, all else byte for byte. */
function remember(document: JsonDocument, situation: number, choice: Choice): Grown {
  const calls = choice.calls.map((call) => ({
    robot: JSON.stringify(call.robot),
    name: JSON.stringify(call.tool.name),
    arguments: argumentsText(call),
  }));
  const entries = stepEntries(document, situation, JSON.stringify(choice.say), calls);
  const own = ownMemoryOf(document, inputAt(document, situation));
  return own === null ? { text: `{"history":[${entries}]}`, known: [] } : withHistory(own.document, own.node, entries);
}

/** The caller's memory as it came. */
function keep(document: JsonDocument, situation: number): Grown {
  const own = ownMemoryOf(document, inputAt(document, situation));
  return own === null ? { text: memoryTextOf(document, situation), known: [] } : untouched(own.document, own.node);
}

function callText(call: Choice['calls'][number]): string {
  return `{"name":${JSON.stringify(call.tool.name)},"arguments":${argumentsText(call)},"target_robot_name":${JSON.stringify(call.robot)}}`;
}

/** Written member by member: an object would put number-like names first and lose `__proto__`. */
function argumentsText({ tool, values }: Choice['calls'][number]): string {
  const members = tool.parameters.map(({ name }, place) => `${JSON.stringify(name)}:${values[place] ?? '""'}`);
  return `{${members.join(',')}}`;
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
