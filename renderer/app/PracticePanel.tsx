import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { startPractice } from '../api/practice.ts';
import { useStatus } from '../api/queries.ts';
import { Button } from '../ui/Button.tsx';
import { PracticeProgress } from '../ui/PracticeProgress.tsx';
import { Segmented } from '../ui/Segmented.tsx';

const KINDS = [
  { value: 'gen', label: 'GEN: branching' },
  { value: 'bench', label: 'BENCH: one line each' },
] as const;

/** Starts, shows and stops the practice world. */
export function PracticePanel() {
  const practice = useStatus().data?.practice;
  const [kind, setKind] = useState<'gen' | 'bench'>('gen');
  const [seed, setSeed] = useState('1');
  const start = useMutation({ mutationFn: startPractice });
  if (practice?.running) return <PracticeProgress practice={practice} />;
  const validSeed = /^\d{1,9}$/.test(seed);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented label="Manner" value={kind} options={KINDS} onChange={setKind} />
        <label className="flex items-center gap-2 text-ink-2">
          Seed
          <input
            value={seed}
            inputMode="numeric"
            aria-invalid={!validSeed}
            onChange={(event) => setSeed(event.target.value.trim())}
            className="h-6.5 w-20 rounded-control border border-line-strong bg-bg px-2 font-mono text-m aria-invalid:border-stop"
          />
        </label>
        <Button look="primary" disabled={!validSeed || start.isPending} onClick={() => start.mutate({ kind, seed: Number(seed) })}>
          Run it
        </Button>
      </div>
      {practice && practice.ended !== null && <PracticeProgress practice={practice} />}
    </div>
  );
}
