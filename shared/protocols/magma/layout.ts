import type { CandidateLayout } from '../../candidateLayout.ts';

/** Where the parts of a MAGMA candidate stand. Source: contracts/magma-agent-http.txt, "Response fields and ordering". */
export const candidateLayout: CandidateLayout = {
  identity: ['request_id', 'source_id', 'candidate_index'],
  status: { key: 'status', completed: 'completed', error: 'error' },
  decision: 'output',
  say: 'say',
  calls: 'tool_calls',
  call: { name: 'name', arguments: 'arguments', target: { key: 'target_robot_name', noun: 'robot' } },
  memory: 'memory',
  error: {
    key: 'error',
    code: 'code',
    message: 'message',
    component: 'component',
    // The contract leaves codes to the agent.
    codes: ['no_decision', 'model_error', 'tool_unavailable', 'task_unclear', 'internal_error'],
  },
};
