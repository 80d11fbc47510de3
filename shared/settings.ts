import { z } from 'zod';
import { StampMode } from './lineage/stamp.ts';
import { readListenAddress } from './listenAddress.ts';
import { ResponderName, SampleDelayMs, SampleMode } from './responders.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/\s?#@*]+$/i;
/** A header's name: RFC 9110, section 5.6.2. */
const HEADER = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/i;

/** How often white space keeps a held caller waiting, where its contract allows it. */
const keepAliveFields = {
  enabled: z.boolean(),
  firstAfterMs: z.int().min(100).max(600_000),
  everyMs: z.int().min(100).max(600_000),
};

/** A text that goes out to consumers: halves of surrogate pairs are no UTF-8. */
const sentText = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/\p{Surrogate}/u.test(text), 'Expected whole characters; half of a surrogate pair came');

/** Each setting's values, once: `Settings` adds defaults to them, `SettingsChange` leaves any of them out. */
export const settingFields = {
  /** Names the agent in consumers' results; stable across restarts. */
  agentId: sentText,
  agentVersion: sentText,
  /** Whether consumers are told that the agent is ready; a restart leaves it as it is. */
  ready: z.boolean(),
  responder: ResponderName,
  sampleMode: SampleMode,
  sampleDelayMs: SampleDelayMs,
  /** What happens to a held caller at its likely deadline. */
  atDeadline: z.enum(['leave', 'error', 'sample']),
  /** Whether the memories that candidates return get a stamp, by which what continues them is known. */
  stamp: StampMode,
  /** Beyond these a request is refused with 422. */
  candidatesPerSituation: z.int().min(1).max(100_000),
  candidatesPerRequest: z.int().min(1).max(1_000_000),
  /** Where the agent port listens besides loopback, such as `192.168.1.5:8888`; the address itself is then a welcome Host. */
  listenAlsoOn: z
    .array(
      z.string().refine((text) => readListenAddress(text) !== null, 'Expected an address and a port such as 192.168.1.5:8888 or [::]:8888'),
    )
    .max(20),
  /** Host names besides loopback that callers may use, such as `host.docker.internal`. */
  allowedHosts: z
    .array(z.string().max(260).regex(HOST, 'Expected a host name such as host.docker.internal; there are no wildcards'))
    .max(100),
  /** Web origins that may call the agent port, such as `http://localhost:3000`. */
  allowedOrigins: z
    .array(z.string().max(300).regex(ORIGIN, 'Expected a web origin such as http://localhost:3000; there are no wildcards'))
    .max(100),
  /** Header names whose values are hidden in views and exports. */
  secretHeaders: z
    .array(z.string().max(100).regex(HEADER, 'Expected the name of a header such as x-api-key, without a colon or a value'))
    .max(100),
  theme: z.enum(['system', 'dark', 'light']),
  /** Where panes, columns and tabs stand, by the renderer's own names. */
  layout: z.record(z.string().regex(/^[a-z][a-zA-Z0-9.]{0,60}$/), z.union([z.string().max(2_000), z.number(), z.boolean()])),
};

/** What a person may set; kept in the workspace. Times in milliseconds. */
export const Settings = z.strictObject({
  agentId: settingFields.agentId.default('signalbox'),
  agentVersion: settingFields.agentVersion.default('0.1.0'),
  ready: settingFields.ready.default(true),
  responder: settingFields.responder.default('sample'),
  sampleMode: settingFields.sampleMode.default('normal'),
  sampleDelayMs: settingFields.sampleDelayMs.default(0),
  keepAlive: z
    .strictObject({
      enabled: keepAliveFields.enabled.default(true),
      firstAfterMs: keepAliveFields.firstAfterMs.default(15_000),
      everyMs: keepAliveFields.everyMs.default(10_000),
    })
    .prefault({}),
  atDeadline: settingFields.atDeadline.default('leave'),
  stamp: settingFields.stamp.default('off'),
  candidatesPerSituation: settingFields.candidatesPerSituation.default(1_000),
  candidatesPerRequest: settingFields.candidatesPerRequest.default(1_000),
  listenAlsoOn: settingFields.listenAlsoOn.default([]),
  allowedHosts: settingFields.allowedHosts.default([]),
  allowedOrigins: settingFields.allowedOrigins.default([]),
  secretHeaders: settingFields.secretHeaders.default([
    'authorization',
    'cookie',
    'set-cookie',
    'proxy-authorization',
    'x-api-key',
    'x-local-tool-token',
  ]),
  theme: settingFields.theme.default('system'),
  layout: settingFields.layout.default({}),
});
export type Settings = z.infer<typeof Settings>;

/** A change of settings: only what is named changes; `layout` and `keepAlive` are merged key by key. */
export const SettingsChange = z.strictObject({ ...settingFields, keepAlive: z.strictObject(keepAliveFields).partial() }).partial();
export type SettingsChange = z.infer<typeof SettingsChange>;
