import { useEffect, useState } from 'react';
import { describeBytes } from '../amounts.ts';
import { Button } from '../Button.tsx';

interface ComparingProps {
  readonly before: string;
  readonly after: string;
  readonly onCancel: () => void;
}

/** Most comparisons end before a person could read that they go on. */
const QUIET_MS = 200;

/** That two texts are still being compared, for how long, and how to stop it. */
export function Comparing({ before, after, onCancel }: ComparingProps) {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setWaited(performance.now() - began), QUIET_MS);
    return () => clearInterval(timer);
  }, []);
  if (waited < QUIET_MS) return <div className="flex-1" />;
  return (
    <div role="status" className="grid flex-1 place-content-center gap-2 text-center text-ink-2">
      <p>
        Comparing {describeBytes(before.length)} with {describeBytes(after.length)}
        <span className="ml-1 text-ink-3 tabular-nums">{(waited / 1_000).toFixed(1)} s</span>
      </p>
      <div role="progressbar" aria-label="Comparing" className="h-1 w-60 overflow-hidden rounded-full bg-line">
        <div className="h-full w-1/3 animate-[slide_1.2s_ease-in-out_infinite] rounded-full bg-accent" />
      </div>
      <Button className="justify-self-center" onClick={onCancel}>
        Stop
      </Button>
    </div>
  );
}
