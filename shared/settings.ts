import { z } from 'zod';

/** What a person may set; kept in the workspace. Times in milliseconds. */
export const Settings = z.strictObject({
  /** Names the agent in consumers' results; stable across restarts. */
  agentId: z.string().min(1).max(200).default('signalbox'),
  agentVersion: z.string().min(1).max(200).default('0.1.0'),
  responder: z.enum(['human', 'sample']).default('sample'),
  sampleMode: z.enum(['normal', 'unchanged', 'identical', 'error']).default('normal'),
  sampleDelayMs: z.int().min(0).max(600_000).default(0),
  /** White space that keeps a held caller waiting, where its contract allows it. */
  keepAlive: z
    .strictObject({
      enabled: z.boolean().default(true),
      firstAfterMs: z.int().min(100).max(600_000).default(15_000),
      everyMs: z.int().min(100).max(600_000).default(10_000),
    })
    .prefault({}),
  /** What happens to a held caller at its likely deadline. */
  atDeadline: z.enum(['leave', 'error', 'sample']).default('leave'),
  /** Beyond these a request is refused with 422. */
  candidatesPerSituation: z.int().min(1).max(100_000).default(1_000),
  candidatesPerRequest: z.int().min(1).max(1_000_000).default(1_000),
  /** Host names besides loopback that callers may use, such as `host.docker.internal`. */
  allowedHosts: z.array(z.string().min(1).max(253)).max(100).default([]),
  /** Web origins that may call the agent port, such as `http://localhost:3000`. */
  allowedOrigins: z.array(z.string().min(1).max(300)).max(100).default([]),
  /** Header names whose values are hidden in views and exports. */
  secretHeaders: z
    .array(z.string().min(1).max(100))
    .max(100)
    .default(['authorization', 'cookie', 'set-cookie', 'proxy-authorization', 'x-api-key', 'x-local-tool-token']),
  theme: z.enum(['system', 'dark', 'light']).default('system'),
  /** Where panes, columns and tabs stand, by the renderer's own names. */
  layout: z.record(z.string().regex(/^[a-z][a-zA-Z0-9.]{0,60}$/), z.union([z.string().max(2_000), z.number(), z.boolean()])).default({}),
});
export type Settings = z.infer<typeof Settings>;

/** A change of settings: only what is named changes; `layout` and `keepAlive` are merged key by key. */
export const SettingsChange = z.strictObject({
  agentId: z.string().min(1).max(200).optional(),
  agentVersion: z.string().min(1).max(200).optional(),
  responder: z.enum(['human', 'sample']).optional(),
  sampleMode: z.enum(['normal', 'unchanged', 'identical', 'error']).optional(),
  sampleDelayMs: z.int().min(0).max(600_000).optional(),
  keepAlive: z
    .strictObject({
      enabled: z.boolean().optional(),
      firstAfterMs: z.int().min(100).max(600_000).optional(),
      everyMs: z.int().min(100).max(600_000).optional(),
    })
    .optional(),
  atDeadline: z.enum(['leave', 'error', 'sample']).optional(),
  candidatesPerSituation: z.int().min(1).max(100_000).optional(),
  candidatesPerRequest: z.int().min(1).max(1_000_000).optional(),
  allowedHosts: z.array(z.string().min(1).max(253)).max(100).optional(),
  allowedOrigins: z.array(z.string().min(1).max(300)).max(100).optional(),
  secretHeaders: z.array(z.string().min(1).max(100)).max(100).optional(),
  theme: z.enum(['system', 'dark', 'light']).optional(),
  layout: z.record(z.string().regex(/^[a-z][a-zA-Z0-9.]{0,60}$/), z.union([z.string().max(2_000), z.number(), z.boolean()])).optional(),
});
export type SettingsChange = z.infer<typeof SettingsChange>;
