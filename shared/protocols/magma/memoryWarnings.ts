import type { Finding } from '../../finding.ts';
import { literalOf } from '../../json/access.ts';
import { cell } from '../../json/cell.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { equalJson, hashInput } from '../../json/equality.ts';
import { joinPointer } from '../../json/pointer.ts';
import { createTextMap } from '../../json/textMap.ts';
import { clip } from '../clip.ts';
import type { ReadRequest } from '../protocol.ts';
import { decisionOf, returnedMemoryOf } from './candidateParts.ts';
import type { PlacedCandidate } from './candidateParts.ts';
import { findDroppedRules } from './droppedRules.ts';
import { memberOfKind } from './members.ts';
import { inputAt } from './requestParts.ts';

const MOST_RULES = 20;

/** Warnings about the memories that the candidates of one situation return; candidates of valid shape. */
export function warnOfMemories(request: ReadRequest, situation: number, candidates: readonly PlacedCandidate[]): Finding[] {
  const input = inputAt(request.document, situation).memory;
  return [
    ...candidates.flatMap((placed) => [
      ...warnOfDroppedRules(request.document, input, placed),
      ...warnOfUnchanged(request.document, input, placed),
    ]),
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

function warnOfUnchanged(request: JsonDocument, input: number, placed: PlacedCandidate): Finding[] {
  const memory = returnedMemoryOf(placed);
  if (decisionOf(placed) < 0 || memory < 0) return [];
  const { document } = placed;
  // A memory that was left out is `{}`, which only an empty object equals.
  const unchanged = input < 0 ? document.afters[memory] === memory + 1 : isSame(request, input, document, memory);
  if (!unchanged) return [];
  return [
    warning(
      placed,
      'memory.unchanged',
      'The candidate completed and returns its memory unchanged: the next input will not show what was decided here.',
      ['memory'],
      memory,
    ),
  ];
}

/** Beyond so many siblings each memory is spelled once, instead of compared with all before it. */
const FEW_SIBLINGS = 64;

function warnOfIdentical(candidates: readonly PlacedCandidate[]): Finding[] {
  const firsts: Returned[] = [];
  const firstBySpelling = createTextMap<Returned>();
  const findings: Finding[] = [];
  candidates.forEach((placed, place) => {
    const memory = returnedMemoryOf(placed);
    if (decisionOf(placed) < 0 || memory < 0) return;
    const spelling = candidates.length > FEW_SIBLINGS ? hashInput(placed.document, memory) : null;
    const twin =
      spelling === null
        ? firsts.find((other) => isSame(other.placed.document, other.memory, placed.document, memory))
        : firstBySpelling.get(spelling);
    if (twin !== undefined) findings.push(identical(placed, memory, place, twin.place));
    else if (spelling === null) firsts.push({ placed, memory, place });
    else firstBySpelling.set(spelling, { placed, memory, place });
  });
  return findings;
}

interface Returned {
  readonly placed: PlacedCandidate;
  readonly memory: number;
  readonly place: number;
}

function identical(placed: PlacedCandidate, memory: number, place: number, twin: number): Finding {
  const message = `Candidate ${place} returns the same memory as candidate ${twin}: what continues from the two can't be told apart.`;
  return warning(placed, 'memory.siblings_identical', message, ['memory'], memory);
}

/** Equality, after tests that tell most unequal memories apart without reading them. */
function isSame(a: JsonDocument, nodeA: number, b: JsonDocument, nodeB: number): boolean {
  const sizesCount = a.shadowed.size === 0 && b.shadowed.size === 0;
  if (sizesCount && cell(a.afters, nodeA) - nodeA !== cell(b.afters, nodeB) - nodeB) return false;
  return literalOf(a, nodeA) === literalOf(b, nodeB) || equalJson(a, nodeA, b, nodeB);
}

function warning(placed: PlacedCandidate, code: string, message: string, path: readonly string[], node: number): Finding {
  const pointer = joinPointer(placed.pointer, ...path);
  return { code, level: 'warning', message, text: placed.text, pointer, offset: cell(placed.document.starts, node) };
}
