import type { Finding } from '../../finding.ts';
import { keyOf, memberOf, membersOf } from '../../json/access.ts';
import { cell } from '../../json/cell.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { joinPointer } from '../../json/pointer.ts';
import { createTextMap } from '../../json/textMap.ts';
import { clip } from '../clip.ts';
import type { ReadRequest } from '../protocol.ts';
import { callsOf, decisionOf } from './candidateParts.ts';
import type { PlacedCandidate } from './candidateParts.ts';
import { memberOfKind, textAt } from './members.ts';
import { inputAt } from './requestParts.ts';
import { robotsOf } from './robots.ts';
import { toolsOf } from './tools.ts';
import type { Tool } from './tools.ts';

/** At most this many warnings on one decision. */
const MOST = 100;

/** What consumers will stumble over in a decision of valid shape. Source: contracts, "Decisions and tool calls". */
export function warnOfDecision(request: ReadRequest, situation: number, placed: PlacedCandidate): Finding[] {
  const decision = decisionOf(placed);
  if (decision < 0) return [];
  const { document } = placed;
  const pointer = joinPointer(placed.pointer, 'output');
  const findings: Finding[] = [];
  const warn: Warn = (code, message, at, node) => {
    if (findings.length < MOST)
      findings.push({ code, level: 'warning', message, text: placed.text, pointer: at, offset: cell(document.starts, node) });
  };
  const calls = callsOf(document, decision);
  const say = memberOf(document, decision, 'say');
  const says = textAt(document, decision, 'say') !== '';
  if (says && calls.length > 0)
    warn(
      'magma.say_beside_calls',
      'The decision both says and calls: consumers carry out the calls, and may drop or refuse the text.',
      joinPointer(pointer, 'say'),
      say,
    );
  if (!says && calls.length === 0)
    warn('magma.empty_decision', 'The decision neither says nor calls anything: consumers end the episode.', pointer, decision);
  if (calls.length === 0) return findings;

  const input = inputAt(request.document, situation);
  const robots = robotsOf(request.document, input);
  const tools = toolsOf(request.document, input);
  const firstCalls = createTextMap<number>();
  calls.forEach((call, place) => {
    const at = joinPointer(pointer, 'tool_calls', place);
    const robot = textAt(document, call, 'target_robot_name');
    if (robots.length > 0 && !robots.includes(robot))
      warn(
        'magma.robot_unknown',
        `${quote(robot)} is not among known_robots: ${nameSome(robots)}.`,
        joinPointer(at, 'target_robot_name'),
        memberAt(document, call, 'target_robot_name'),
      );
    const earlier = firstCalls.get(robot);
    if (earlier === undefined) firstCalls.set(robot, place);
    else
      warn(
        'magma.robot_repeated',
        `${quote(robot)} is called by tool_calls/${earlier} already: feedback names one call a robot.`,
        joinPointer(at, 'target_robot_name'),
        memberAt(document, call, 'target_robot_name'),
      );
    warnOfTool(placed, call, at, tools, warn);
  });
  return findings;
}

/** Where a member stands; its object, where it was left out. */
function memberAt(document: JsonDocument, node: number, key: string): number {
  const member = memberOf(document, node, key);
  return member < 0 ? node : member;
}

type Warn = (code: string, message: string, at: string, node: number) => void;

function warnOfTool({ document }: PlacedCandidate, call: number, at: string, tools: readonly Tool[], warn: Warn): void {
  const name = textAt(document, call, 'name');
  const tool = tools.find((known) => known.name === name);
  if (tool === undefined) {
    const known = tools.length === 0 ? 'the input declares no tools' : `the input declares ${nameSome(tools.map((each) => each.name))}`;
    return warn(
      'magma.tool_unknown',
      `There is no tool ${quote(name)}: ${known}.`,
      joinPointer(at, 'name'),
      memberAt(document, call, 'name'),
    );
  }
  if (tool.parameters === null) return;
  const given = memberOfKind(document, call, 'arguments', KIND.object);
  const members = given < 0 ? [] : membersOf(document, given);
  const names = members.map((member) => keyOf(document, member) ?? '');
  for (const parameter of tool.parameters)
    if (parameter.required && !names.includes(parameter.name))
      warn(
        'magma.argument_missing',
        `${quote(name)} needs the argument ${quote(parameter.name)}.`,
        joinPointer(at, 'arguments', parameter.name),
        given < 0 ? call : given,
      );
  const expected = tool.parameters.map((parameter) => parameter.name);
  names.forEach((argument, place) => {
    if (expected.includes(argument)) return;
    const takes = expected.length === 0 ? 'takes none' : `takes ${nameSome(expected)}`;
    warn(
      'magma.argument_unknown',
      `${quote(name)} has no argument ${quote(argument)}: it ${takes}.`,
      joinPointer(at, 'arguments', argument),
      members[place] ?? call,
    );
  });
}

function quote(name: string): string {
  return JSON.stringify(clip(name, 60));
}

function nameSome(names: readonly string[]): string {
  const shown = names.slice(0, 8).map(quote).join(', ');
  return names.length > 8 ? `${shown} and ${names.length - 8} more` : shown;
}
