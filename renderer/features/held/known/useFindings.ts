import { useEffect, useState } from 'react';
import type { Finding } from '../../../../shared/finding.ts';
import { callApi } from '../../../api/client.ts';
import type { HeldSituation } from '../requestText.ts';

/** Beyond so many characters the host checks, so that typing stays smooth. */
const LOCAL_CHARACTERS = 400_000;
const REST_MS = 150;

export interface Checked {
  readonly findings: readonly Finding[];
  /** The texts have changed since, or the check is under way. */
  readonly pending: boolean;
  /** Why they could not be checked; null where they were. */
  readonly problem: string | null;
}

interface LastCheck {
  readonly texts: readonly string[] | null;
  readonly findings: readonly Finding[];
  readonly problem: string | null;
}

/** Findings against the candidates as they stand, a moment after the last keystroke. */
export function useFindings(situation: string, held: HeldSituation, texts: readonly string[]): Checked {
  const [last, setLast] = useState<LastCheck>({ texts: null, findings: [], problem: null });
  useEffect(() => {
    let current = true;
    const keep = (check: Omit<LastCheck, 'texts'>) => {
      if (current) setLast({ texts, ...check });
    };
    const check = () =>
      void checkTexts(situation, held, texts).then(
        (findings) => keep({ findings, problem: null }),
        (fault: unknown) => keep({ findings: [], problem: fault instanceof Error ? fault.message : String(fault) }),
      );
    const timer = setTimeout(check, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [situation, held, texts]);
  return { findings: last.findings, pending: last.texts !== texts, problem: last.problem };
}

async function checkTexts(situation: string, held: HeldSituation, texts: readonly string[]): Promise<readonly Finding[]> {
  const characters = texts.reduce((sum, text) => sum + text.length, held.request.document.text.length);
  if (characters <= LOCAL_CHARACTERS) return held.protocol.checkCandidates(held.request, held.situation.index, texts);
  return (await callApi('checkDraft', { params: { situation }, input: { candidates: [...texts] } })).findings;
}
