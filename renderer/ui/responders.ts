import type { ResponderName } from '../../shared/responders.ts';
import type { SelectOption } from './Select.tsx';

/** Who may answer, as the person chooses between them. */
export const RESPONDERS: readonly SelectOption<ResponderName>[] = [
  { value: 'human', label: 'Hold for me', hint: 'Every request waits in Held for your answer; lists then name “human”' },
  { value: 'sample', label: 'Sample', hint: 'A built-in agent answers at once, the same way every time' },
];
