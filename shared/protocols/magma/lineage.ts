import { memberOf, stringOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { hashInput } from '../../json/equality.ts';
import { readJson } from '../../json/reader.ts';
import type { CandidateTraits, Digest, MemoryTraits, SituationTraits } from '../../lineage/traits.ts';
import type { Candidate } from '../../situation.ts';
import type { ReadRequest } from '../protocol.ts';
import { memberOfKind } from './members.ts';
import { memoryTraits } from './memoryTraits.ts';
import { inputAt, ownMemoryOf, partsOf } from './requestParts.ts';
import { calledMap, executedMap } from './robotMap.ts';

/** request_id as the caller wrote it, quotes included. */
export function requestName({ document }: ReadRequest): string {
  return partsOf(document).requestIdLiteral;
}

/** What evidence of lineage needs of one input. Source: contracts/NOTES.md, "Which input continues which candidate". */
export function situationTraits({ document, situations }: ReadRequest, index: number, digest: Digest): SituationTraits {
  const input = inputAt(document, index);
  const situation = situations[index];
  const from = stringOf(document, input.type);
  const content = stringOf(document, input.content);
  const own = ownMemoryOf(document, input);
  const memory = own === null ? memoryTraits(document, -1, digest) : memoryTraits(own.document, own.node, digest);
  const stamp = situation?.stamp ?? null;
  const tools = textOf(document, input.tools, '[]');
  const attributes = digest(textOf(document, input.attributes, '{}'));
  const executed = from === 'env' ? executedMap(content) : null;
  const robots = memberOfKind(document, input.attributes, 'known_robots', KIND.array);
  return {
    sourceId: situation?.sourceId ?? '',
    wanted: situation?.wanted ?? 1,
    isFeedback: from === 'env',
    coached: input.extraKeys >= 0 && isCoaching(document, input.extraKeys),
    memory,
    // JSON.stringify keeps lone surrogates apart from U+FFFD. Memories with different stamps are different, however alike.
    whole: digest(`${from} ${JSON.stringify(content)} ${memory.digest} ${digest(tools)} ${attributes}${stamp === null ? '' : ` ${stamp}`}`),
    executed: executed === null ? null : digest(executed),
    scene: digest(`${tools} ${textOf(document, robots, '[]')}`),
    attributes,
    stamp,
  };
}

/** What evidence of lineage needs of a candidate. */
export function candidateTraits({ status, decision, memoryText, stamp }: Candidate, digest: Digest): CandidateTraits {
  const calls = decision === null ? null : calledMap(decision.calls);
  const says = decision !== null && decision.say !== '';
  return {
    status,
    decides: calls !== null ? 'calls' : says ? 'says' : 'nothing',
    calls: calls === null ? null : digest(calls),
    memory: memoryText === null ? null : returnedMemory(memoryText, digest),
    stamp: stamp ?? null,
  };
}

function returnedMemory(text: string, digest: Digest): MemoryTraits | null {
  const reading = readJson(text);
  return reading.ok && reading.document.kinds[0] === KIND.object ? memoryTraits(reading.document, 0, digest) : null;
}

function isCoaching(document: JsonDocument, extraKeys: number): boolean {
  const coaching = memberOf(document, extraKeys, 'coaching');
  return coaching >= 0 && document.kinds[coaching] !== KIND.null;
}

function textOf(document: JsonDocument, node: number, missing: string): string {
  return node < 0 ? missing : hashInput(document, node);
}
