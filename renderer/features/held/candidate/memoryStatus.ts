import { equalJson } from '../../../../shared/json/equality.ts';
import { readJson } from '../../../../shared/json/reader.ts';

/** How a candidate's memory stands to the one that the caller sent. */
export interface MemoryStatus {
  readonly kind: 'untouched' | 'respaced' | 'edited' | 'broken';
  readonly text: string;
}

/** `sent` is the caller's own slice; null where it sent none and the contract's default applies. */
export function describeMemory(memory: string, sent: string | null): MemoryStatus {
  if (memory === sent) return { kind: 'untouched', text: 'the input memory, byte for byte' };
  const reading = readJson(memory);
  if (!reading.ok)
    return { kind: 'broken', text: `not JSON: ${reading.problem.message} (${describePlace(memory, reading.problem.offset)})` };
  const before = readJson(sent ?? '{}');
  if (before.ok && equalJson(reading.document, 0, before.document, 0)) {
    return sent === null
      ? { kind: 'untouched', text: 'empty: the caller sent none' }
      : { kind: 'respaced', text: 'the same value, spelled differently' };
  }
  return { kind: 'edited', text: 'edited' };
}

function describePlace(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `line ${line}, character ${offset - before.lastIndexOf('\n')}`;
}
