import type { CandidateLayout } from '../../../shared/candidateLayout.ts';

/** A layout for tests, as MAGMA's. */
export const testLayout: CandidateLayout = {
  status: { key: 'status', completed: 'completed', error: 'error' },
  decision: 'output',
  say: 'say',
  calls: 'tool_calls',
  call: { name: 'name', arguments: 'arguments', target: 'target_robot_name' },
  memory: 'memory',
  error: { key: 'error', code: 'code', message: 'message', component: 'component' },
};
