import type { Finding } from '../../../shared/finding.ts';
import { nodeAt } from '../../../shared/json/pointer.ts';
import { readJson } from '../../../shared/json/reader.ts';
import type { EditorMark } from '../../ui/codeEditorState.ts';
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
    // Of a long object or list only the opening is underlined.
    return [{ from, to: Math.min(to, from + 200), level: finding.level, message: `${finding.message} (${finding.code})` }];
  });
}
