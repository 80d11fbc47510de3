import { z } from 'zod';
import { api } from '../../shared/api.ts';

const ABOUT = {
  authorization:
    'Every request needs the header `Authorization: Bearer TOKEN`; the token is new at each start: `serve` prints it, and the page’s address has it behind the #.',
  input: 'The query of a GET, the JSON body of all others (Content-Type: application/json).',
  errors: 'Not 2xx: {"error": {"code", "message", "pointer"?}}, with `findings` where an answer breaks the contract.',
  answering:
    'GET /api/holds names the situations that wait. For each, GET …/blanks gives valid candidates that say nothing, as JSON texts: ' +
    'write the decision and the memory into them, and POST them as `candidates` to …/release, or to …/check to hear what stands ' +
    'against them. What was asked is at GET /api/exchanges/:id/request?decoded=1, a situation’s input at its `index`.',
};

/** What `GET /api` says: how to call and answer, and every endpoint with its input as a JSON schema. */
export function listEndpoints(): { about: Readonly<Record<string, string>>; endpoints: unknown[] } {
  return {
    about: ABOUT,
    endpoints: Object.entries(api).map(([name, { method, path, does, gives, input }]) => ({
      name,
      method,
      path,
      does,
      gives,
      input: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
    })),
  };
}
