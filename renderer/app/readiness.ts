import type { SelectOption } from '../ui/Select.tsx';

/** What /health may say, as the top bar and the palette name it. */
export const READINESS: readonly [ready: SelectOption<'ready' | 'not'>, not: SelectOption<'ready' | 'not'>] = [
  { value: 'ready', label: 'Ready', hint: 'Callers are told that the agent is ready, and are answered' },
  { value: 'not', label: 'Not ready: answer 503', hint: 'To /health and to requests for decisions, also after a restart' },
];
