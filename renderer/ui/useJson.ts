import { useEffect, useMemo, useState } from 'react';
import type { JsonReading } from '../../shared/json/document.ts';
import { readJson } from '../../shared/json/reader.ts';
import { askReader, isHeavy } from '../api/reader.ts';

/** Reads a JSON text: at once, or in a worker where it is long; null until then. */
export function useJson(text: string): JsonReading | null {
  const heavy = isHeavy(text);
  const light = useMemo(() => (heavy ? null : readJson(text)), [text, heavy]);
  const [read, setRead] = useState<{ text: string; reading: JsonReading } | null>(null);
  useEffect(() => {
    if (!heavy) return undefined;
    let left = false;
    askReader({ ask: 'json', text }).then(
      (reading) => {
        if (!left) setRead({ text, reading });
      },
      (fault: unknown) => {
        const message = fault instanceof Error ? fault.message : String(fault);
        if (!left) setRead({ text, reading: { ok: false, problem: { message, offset: 0 } } });
      },
    );
    return () => {
      left = true;
    };
  }, [text, heavy]);
  return light ?? (read?.text === text ? read.reading : null);
}
