import type { Finding, FindingLevel } from '../../../../shared/finding.ts';
import { KIND } from '../../../../shared/json/document.ts';
import { nodeAt } from '../../../../shared/json/pointer.ts';
import { readJson } from '../../../../shared/json/reader.ts';
import type { EditorMark } from '../../../ui/codeEditorState.ts';
import { pointersUp, readPlace } from './places.ts';

/** A finding of one candidate, its pointer from that candidate's root. */
export interface PlacedFinding {
  readonly finding: Finding;
  readonly pointer: string;
}

export function findingsOf(findings: readonly Finding[], candidate: number): PlacedFinding[] {
  return findings.flatMap((finding) => {
    const place = readPlace(finding.pointer);
    return place?.candidate === candidate ? [{ finding, pointer: place.pointer }] : [];
  });
}

/** Where findings stand in a text: the nearest place that exists. Only what is at or below `root` is marked. */
export function marksIn(text: string, findings: readonly PlacedFinding[], root = ''): EditorMark[] {
  const reading = readJson(text);
  if (!reading.ok) {
    const { offset, message } = reading.problem;
    return [{ from: offset, to: offset + 1, level: 'error', message }];
  }
  const { document } = reading;
  return findings.flatMap(({ finding, pointer }) => {
    if (pointer !== root && !pointer.startsWith(`${root}/`)) return [];
    const node = pointersUp(pointer.slice(root.length))
      .map((each) => nodeAt(document, each))
      .find((each) => each >= 0);
    const [from, to] = [document.starts[node ?? 0] ?? 0, document.ends[node ?? 0] ?? 0];
    // Of an object or a list only the opening is underlined.
    const whole = document.kinds[node ?? 0] === KIND.object || document.kinds[node ?? 0] === KIND.array;
    return [{ from, to: whole ? from + 1 : to, level: finding.level, message: `${finding.message} (${finding.code})` }];
  });
}

/** The worst level that speaks of each place. */
export function levelsByPlace(findings: readonly PlacedFinding[]): ReadonlyMap<string, FindingLevel> {
  const order = { note: 0, warning: 1, error: 2 } as const;
  const levels = new Map<string, FindingLevel>();
  for (const { finding, pointer } of findings) {
    const known = levels.get(pointer);
    if (known === undefined || order[known] < order[finding.level]) levels.set(pointer, finding.level);
  }
  return levels;
}

/** What is worth saying: all errors, and of candidates that were written also the rest. Blank ones are not told what they lack. */
export function worthSaying(findings: readonly Finding[], isWritten: (candidate: number) => boolean): Finding[] {
  return findings.filter((finding) => {
    const place = readPlace(finding.pointer);
    return finding.level === 'error' || place === null || isWritten(place.candidate);
  });
}
