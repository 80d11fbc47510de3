import type { Field, Shape } from '../shape.ts';

/** The typed objects of the contract. Source: contracts/magma-agent-http.txt, "Inference input", "Response fields and ordering". */
const freeObject: Shape = { is: 'freeObject' };
const anyString: Shape = { is: 'string', minLength: 0 };
const nonEmpty: Shape = { is: 'string', minLength: 1 };
const integer: Shape = { is: 'integer', minimum: null };
const freeObjects: Shape = { is: 'list', of: freeObject };

function required(name: string, shape: Shape): Field {
  return { name, required: true, shape };
}

function optional(name: string, shape: Shape): Field {
  return { name, required: false, shape };
}

const agentInstruction: Shape = {
  is: 'object',
  title: 'AgentInstruction',
  fields: [required('type', { is: 'oneOf', words: ['user', 'env'] }), required('content', anyString)],
};

const agentInput: Shape = {
  is: 'object',
  title: 'AgentInput',
  fields: [
    required('id', integer),
    required('instruction', agentInstruction),
    optional('tools', freeObjects),
    optional('attributes', freeObject),
    optional('memory', freeObject),
    optional('num_outputs', { is: 'integer', minimum: 1 }),
    optional('extra_keys', freeObject),
  ],
};

/** The body of POST /v1/responses. */
export const agentRequest: Shape = {
  is: 'object',
  title: 'AgentRequest',
  fields: [required('request_id', nonEmpty), required('inputs', { is: 'list', of: agentInput })],
};

const toolCall: Shape = {
  is: 'object',
  title: 'ToolCall',
  fields: [required('name', nonEmpty), optional('arguments', freeObject), required('target_robot_name', nonEmpty)],
};

const agentDecision: Shape = {
  is: 'object',
  title: 'AgentDecision',
  fields: [optional('say', anyString), optional('tool_calls', { is: 'list', of: toolCall })],
};

const agentError: Shape = {
  is: 'object',
  title: 'AgentError',
  fields: [required('code', nonEmpty), required('message', nonEmpty), optional('component', { is: 'nullable', shape: anyString })],
};

/** The fields that tie a candidate to its request; a draft may leave them out. */
const identity = [
  required('request_id', nonEmpty),
  required('source_id', integer),
  required('candidate_index', { is: 'integer', minimum: 0 }),
];

const payload = [
  required('status', { is: 'oneOf', words: ['completed', 'error'] }),
  required('memory', freeObject),
  optional('internal_steps', freeObjects),
  optional('output', { is: 'nullable', shape: agentDecision }),
  optional('error', { is: 'nullable', shape: agentError }),
];

const agentOutput: Shape = { is: 'object', title: 'AgentOutput', fields: [...identity, ...payload] };

/** Its answer: a list of candidates. */
export const agentResponse: Shape = { is: 'list', of: agentOutput };

/** A candidate before it is sent: its ids are filled in where they are left out. */
export const draftOutput: Shape = {
  is: 'object',
  title: 'AgentOutput',
  fields: [...identity.map(({ name, shape }) => optional(name, shape)), ...payload],
};
