import type { CandidateLayout } from '../../candidateLayout.ts';

/** Where the parts of a MAGMA candidate stand. Source: contracts/magma-agent-http.txt, "Response fields and ordering". */
export const candidateLayout: CandidateLayout = {
  identity: ['request_id', 'source_id', 'candidate_index'],
  status: { key: 'status', completed: 'completed', error: 'error' },
  decision: 'output',
  say: 'say',
  calls: 'tool_calls',
  call: { name: 'name', arguments: 'arguments', target: 'target_robot_name' },
  memory: 'memory',
  error: { key: 'error', code: 'code', message: 'message', component: 'component' },
};
