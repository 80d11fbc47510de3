import type { MemoryStep } from '../../../../shared/interaction.ts';
import type { CandidatePlace } from '../../../../shared/link.ts';
import type { NodePlace } from '../../../store/nodePlace.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import { describeCount } from '../../../ui/amounts.ts';

/** A step of a path with what it did to the memory's size. */
export interface PathStep extends MemoryStep {
  /** Among the path's steps, from 0. */
  readonly index: number;
  /** Characters more than at the last step that returned a memory; null where there is nothing to compare. */
  readonly grew: number | null;
}

export function measureSteps(steps: readonly MemoryStep[]): readonly PathStep[] {
  let last: number | null = null;
  return steps.map((step, index) => {
    const grew = step.length === null || last === null ? null : step.length - last;
    last = step.length ?? last;
    return { ...step, index, grew };
  });
}

/** The step at which a node stands: of a situation that of the candidate it continues, or the first; -1 where it is not on the path. */
export function stepOfNode(steps: readonly MemoryStep[], node: NodePlace, parent: CandidatePlace | null): number {
  if (node.candidate === null && parent === null) return steps.length > 0 ? 0 : -1;
  const key = node.candidate === null ? parent && nodeKey(parent) : nodeKey(node);
  return steps.findIndex(({ place }) => place !== null && nodeKey(place) === key);
}

/** Whether a node is part of the path, and not only hangs at it. */
export function isOnPath(steps: readonly MemoryStep[], node: NodePlace, parent: CandidatePlace | null): boolean {
  const at = stepOfNode(steps, node, parent);
  if (at < 0 || node.candidate !== null) return at >= 0;
  const next = steps[at + 1];
  return next?.place?.situation === node.situation;
}

/** The node to go to for a step: the candidate that returned the memory, or the first situation, which it came with. `end` is the path's last node. */
export function nodeOfStep(steps: readonly MemoryStep[], index: number, end: NodePlace): NodePlace {
  const place = steps[index]?.place;
  return place ?? { situation: steps[1]?.place?.situation ?? end.situation, candidate: null };
}

/** One step in words, such as `4,112 characters, 2,310 fewer, plan gone`. */
export function describeStep({ index, length, grew, keysAdded, keysRemoved }: PathStep): string {
  if (length === null) return 'returns no memory';
  const grown = grew === null || grew === 0 ? [] : [`${describeCount(Math.abs(grew))} ${grew > 0 ? 'more' : 'fewer'}`];
  const same = grew === 0 && index > 0 ? ['as many as before'] : [];
  return [describeCount(length, 'character'), ...grown, ...same, ...named(keysAdded, 'new'), ...named(keysRemoved, 'gone')].join(', ');
}

const MOST_NAMES = 4;

function named(keys: readonly string[], what: string): string[] {
  if (keys.length === 0) return [];
  const more = keys.length > MOST_NAMES ? ` and ${keys.length - MOST_NAMES} more` : '';
  return [`${keys.slice(0, MOST_NAMES).join(', ')}${more} ${what}`];
}

/** A change of the watched value. */
export interface ValueChange {
  readonly step: PathStep;
  /** Exact literals, cut where they are long; null where there was none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Where along the path the watched value came, changed or went. */
export function valueChanges(steps: readonly PathStep[]): readonly ValueChange[] {
  const changes: ValueChange[] = [];
  let before: string | null = null;
  for (const step of steps) {
    if (step.changed) changes.push({ step, before, after: step.value });
    if (step.length !== null) before = step.value;
  }
  return changes;
}

/** A bar of the strip: one step or, on long paths, several. */
export interface PathBar {
  readonly from: number;
  /** One past the last. */
  readonly to: number;
  /** The longest memory among its steps, from 0 to 1 of the path's longest. */
  readonly height: number;
  readonly shrinks: boolean;
  readonly changes: boolean;
}

/** The steps as at most `most` bars. */
export function barsOf(steps: readonly PathStep[], most: number): readonly PathBar[] {
  const size = Math.max(1, Math.ceil(steps.length / most));
  const longest = steps.reduce((max, { length }) => Math.max(max, length ?? 0), 1);
  const bars: PathBar[] = [];
  for (let from = 0; from < steps.length; from += size) {
    const of = steps.slice(from, from + size);
    bars.push({
      from,
      to: from + of.length,
      height: of.reduce((max, { length }) => Math.max(max, length ?? 0), 0) / longest,
      shrinks: of.some(({ grew }) => grew !== null && grew < 0),
      changes: of.some(({ changed }) => changed),
    });
  }
  return bars;
}
