import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import type { Finding } from '../../../../shared/finding.ts';
import type { CandidateParts } from './candidateParts.ts';
import { describeMemory } from './memoryStatus.ts';
import { placesOf, readPlace } from './places.ts';

/**
 * Findings as they are told of forms. The check reads a candidate as one text, and where its memory is no JSON it
 * says where that whole text breaks, which no form shows: the memory's own fault, at its own place, is told instead.
 */
export function placeInMemory(
  findings: readonly Finding[],
  parts: (candidate: number) => CandidateParts,
  layout: CandidateLayout,
): Finding[] {
  return findings.map((finding) => {
    const place = readPlace(finding.pointer);
    const { memory: memoryPlace } = placesOf(layout);
    if (place === null || place.pointer !== '' || memoryPlace === null || !finding.code.endsWith('.json_invalid')) return finding;
    const own = parts(place.candidate);
    if (own.kind === 'text' || own.memory === null) return finding;
    const status = describeMemory(own.memory, null);
    if (status.kind !== 'broken') return finding;
    const message = `The memory of candidate ${place.candidate} is ${status.text}.`;
    return { ...finding, message, pointer: `/${place.candidate}${memoryPlace}`, offset: null };
  });
}
