import { useCallback, useMemo, useState } from 'react';
import type { Finding } from '../../../../shared/finding.ts';
import { addUntouched, NOTHING_UNTOUCHED, speaksOfUntouched, touch } from './untouched.ts';

/** What a person is told of their candidates: nothing yet of fields that they have not come to. */
export interface Told {
  readonly findings: readonly Finding[];
  /** Whether something is kept back. */
  readonly keepsBack: boolean;
  /** Notes a call that was just added. */
  added(place: string): void;
  /** Notes a field that was left or changed. */
  touched(place: string): void;
  /** From now on all is told. */
  tellAll(): void;
}

export function useUntouched(findings: readonly Finding[]): Told {
  const [state, setState] = useState(NOTHING_UNTOUCHED);
  const told = useMemo(() => findings.filter((finding) => !speaksOfUntouched(finding, state)), [findings, state]);
  const added = useCallback((place: string) => setState((old) => addUntouched(old, place)), []);
  const touched = useCallback((place: string) => setState((old) => touch(old, place)), []);
  const tellAll = useCallback(() => setState(NOTHING_UNTOUCHED), []);
  return { findings: told, keepsBack: told.length < findings.length, added, touched, tellAll };
}
