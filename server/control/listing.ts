import { z } from 'zod';
import { api } from '../../shared/api.ts';

/** What `GET /api` says: every endpoint, with its input as a JSON schema. */
export function listEndpoints(): { endpoints: unknown[] } {
  return {
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
