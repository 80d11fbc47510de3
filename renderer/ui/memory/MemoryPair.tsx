import { SplitPanes } from '../SplitPanes.tsx';
import { MemoryPane } from './MemoryPane.tsx';

/** A memory to look at beside another. */
export interface MemorySide {
  /** Whose it is, such as `Input memory`. */
  readonly title: string;
  /** Exactly as it was sent; null where there is none. */
  readonly text: string | null;
  /** What to say where there is none. */
  readonly missing: string;
}

interface MemoryPairProps {
  readonly before: MemorySide;
  readonly after: MemorySide;
  /** The layout's name that remembers their shares. */
  readonly name: string;
  readonly orientation?: 'horizontal' | 'vertical';
}

const SHARES = [50, 50];
const MINIMUMS = [120, 120];

/** Two memories, one against the other. */
export function MemoryPair({ before, after, name, orientation = 'horizontal' }: MemoryPairProps) {
  return (
    <SplitPanes name={name} shares={SHARES} minimums={MINIMUMS} orientation={orientation}>
      <MemoryPane {...before} />
      <MemoryPane {...after} isUnchanged={after.text !== null && after.text === before.text} />
    </SplitPanes>
  );
}
