import type { Finding } from '../../finding.ts';
import { cell } from '../../json/cell.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { joinPointer } from '../../json/pointer.ts';
import { clip } from '../clip.ts';
import type { ReadRequest } from '../protocol.ts';
import type { ValueAt } from '../../lineage/stampedMemory.ts';
import { decisionOf, ownReturnedMemory, returnedMemoryOf } from './candidateParts.ts';
import type { PlacedCandidate } from './candidateParts.ts';
import { findDroppedRules } from './droppedRules.ts';
import { areEqual, findTwins } from './equalMemories.ts';
import { memberOfKind } from './members.ts';
import { inputAt, ownMemoryOf } from './requestParts.ts';

const MOST_RULES = 20;

/** Warnings about the memories that the candidates of one situation return; candidates of valid shape. */
export function warnOfMemories(request: ReadRequest, situation: number, candidates: readonly PlacedCandidate[]): Finding[] {
  const input = inputAt(request.document, situation);
  const own = ownMemoryOf(request.document, input);
  return [
    ...candidates.flatMap((placed) => [...warnOfDroppedRules(request.document, input.memory, placed), ...warnOfUnchanged(own, placed)]),
    ...warnOfIdentical(candidates),
  ];
}

function warnOfDroppedRules(request: JsonDocument, input: number, placed: PlacedCandidate): Finding[] {
  const memory = returnedMemoryOf(placed);
  const kept = memberOfKind(placed.document, memory, 'memory_list', KIND.array);
  return findDroppedRules(request, input, placed.document, memory)
    .slice(0, MOST_RULES)
    .map(({ rule }) =>
      warning(
        placed,
        'memory.rule_dropped',
        `The permanent rule ${JSON.stringify(clip(rule, 120))} is missing from the returned memory_list.`,
        ['memory', 'memory_list'],
        kept < 0 ? memory : kept,
      ),
    );
}

function warnOfUnchanged(input: ValueAt | null, placed: PlacedCandidate): Finding[] {
  const memory = decisionOf(placed) < 0 ? null : ownReturnedMemory(placed);
  if (memory === null) return [];
  // A memory that was left out is `{}`, which only an empty object equals.
  const unchanged = input === null ? memory.document.afters[memory.node] === memory.node + 1 : areEqual(input, memory);
  if (!unchanged) return [];
  return [
    warning(
      placed,
      'memory.unchanged',
      'The candidate completed and returns its memory unchanged: the next input will not show what was decided here.',
      ['memory'],
      returnedMemoryOf(placed),
    ),
  ];
}

function warnOfIdentical(candidates: readonly PlacedCandidate[]): Finding[] {
  const twins = findTwins(candidates.map((placed) => (decisionOf(placed) < 0 ? null : ownReturnedMemory(placed))));
  return candidates.flatMap((placed, place) => {
    const twin = twins[place] ?? -1;
    return twin < 0 || twin === place ? [] : [identical(placed, place, twin)];
  });
}

function identical(placed: PlacedCandidate, place: number, twin: number): Finding {
  const message = `Candidate ${place} returns the same memory as candidate ${twin}: by their memory, what continues from the two can’t be told apart.`;
  return warning(placed, 'memory.siblings_identical', message, ['memory'], returnedMemoryOf(placed));
}

function warning(placed: PlacedCandidate, code: string, message: string, path: readonly string[], node: number): Finding {
  const pointer = joinPointer(placed.pointer, ...path);
  return { code, level: 'warning', message, text: placed.text, pointer, offset: cell(placed.document.starts, node) };
}
