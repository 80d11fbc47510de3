import type { Finding } from '../../../../shared/finding.ts';
import type { Hold } from '../../../../shared/hold.ts';
import { readPlace } from '../candidate/places.ts';

/** Whether a release may go, and what its button says. */
export interface ReleaseState {
  readonly label: string;
  /** Why it may not go; null where it may. */
  readonly blocked: string | null;
  /** What happens then; empty where this is the whole request. */
  readonly later: string;
}

/** `conflict`: another window's version of the draft waits for a choice. */
export function describeRelease(hold: Hold, findings: readonly Finding[], conflict: boolean): ReleaseState {
  const errors = findings.filter((finding) => finding.level === 'error');
  const left = hold.of - hold.decided;
  return {
    label: hold.of === 1 ? 'Release' : left > 1 ? `Release · ${hold.index + 1} of ${hold.of}` : 'Release and send',
    blocked: conflict ? 'Another window saved this draft too: choose a version first.' : describeErrors(errors),
    later: hold.of === 1 ? '' : `${hold.decided} of ${hold.of} released. The answer goes out with ${left > 1 ? 'the last' : 'this one'}.`,
  };
}

/** How actions begin that decide what nobody writes here: the other situations of the request, else this one. */
export function describeRest(others: number): string {
  if (others === 0) return 'Release with';
  return others === 1 ? 'Release this request’s other one with' : `Release this request’s other ${others} with`;
}

function describeErrors(errors: readonly Finding[]): string | null {
  const [first] = errors;
  if (!first) return null;
  return `${errors.length === 1 ? 'An error stands' : `${errors.length} errors stand`} against it: ${first.message}`;
}

/** Candidates that a finding of level error speaks of. */
export function faultyCandidates(findings: readonly Finding[]): ReadonlySet<number> {
  const places = findings.filter((finding) => finding.level === 'error').map((finding) => readPlace(finding.pointer)?.candidate);
  return new Set(places.filter((place) => place !== undefined));
}

/** What to ask before candidates that nobody touched go out; null where there are none. */
export function askAboutBlanks(written: readonly boolean[]): string | null {
  const which = describeBlanks(written);
  const one = written.filter((isWritten) => !isWritten).length === 1;
  return which === null ? null : `${which} Release again to send ${one ? 'it' : 'them'} so.`;
}

/** Which candidates nobody touched; null where there are none. */
export function describeBlanks(written: readonly boolean[]): string | null {
  const blank = written.flatMap((isWritten, index) => (isWritten ? [] : [index]));
  if (blank.length === 0) return null;
  return `${blank.length === 1 ? `Candidate ${blank[0]} is` : `Candidates ${blank.join(', ')} are`} still blank.`;
}
