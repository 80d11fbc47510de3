import type { EventFacts, Exchange, ExchangeEvent, BodyRef } from '../../shared/exchange.ts';
import type { FindingCounts } from '../../shared/finding.ts';
import type { Draft } from '../../shared/hold.ts';
import type { Settings, SettingsChange } from '../../shared/settings.ts';

/** A fact to be appended; the store numbers it. */
export type NewEvent = EventFacts & { readonly at: number; readonly exchange: string };

/** What can't be stored, and why, for people. */
export class StoreFailure extends Error {
  override readonly name: string = 'StoreFailure';
}

/** The workspace was closed: trying again is no use. */
export class StoreClosed extends StoreFailure {
  override readonly name = 'StoreClosed';
}

/** Who writes a workspace right now. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

/** Another process writes this workspace already. */
export class WorkspaceLocked extends Error {
  override readonly name = 'WorkspaceLocked';
  /** Null where the holder has not written down its name. */
  readonly holder: Holder | null;

  constructor(message: string, holder: Holder | null) {
    super(message);
    this.holder = holder;
  }
}

/** Which exchanges a list shows. */
export interface ExchangeQuery {
  /** Only ids below it. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Which of them a search finds: those with a substring in their short fields, whatever its case. */
export interface ExchangeSearch extends ExchangeQuery {
  readonly filter: string;
}

/**
 * One workspace on disk. Writes are grouped: all that is asked for within one turn of the event loop
 * is one transaction. A promise resolves once that transaction is committed and rejects with
 * StoreFailure when it could not be: then nothing of it is stored.
 */
export interface Store {
  readonly path: string;
  readonly name: string;
  /** The next exchange's id: decimal digits, rising. */
  newExchangeId(): string;
  /** Queues a body into the running transaction; its events follow within the same turn. The bytes must not change afterwards. */
  putBody(bytes: Uint8Array): BodyRef;
  /** Appends events in order, folds them into the index, and tells listeners after the commit. */
  append(events: readonly NewEvent[]): Promise<readonly ExchangeEvent[]>;
  /** Listens to committed events, a group at a time; returns how to stop. */
  onEvents(listener: (events: readonly ExchangeEvent[]) => void): () => void;
  /** Undefined also for a text that is no id as we write them, such as `007`. */
  exchange(id: string): Exchange | undefined;
  /** Newest first. */
  exchanges(query: ExchangeQuery): { exchanges: Exchange[]; more: boolean };
  /** Newest first; a large workspace is looked through a part at a time, with the event loop free in between. */
  search(query: ExchangeSearch): Promise<{ exchanges: Exchange[]; more: boolean }>;
  /** An exchange's events, headers included, in order. */
  eventsOf(exchange: string): ExchangeEvent[];
  /** Events after a sequence, at most `limit`, headers included. */
  eventsAfter(sequence: number, limit: number): ExchangeEvent[];
  body(id: number): Uint8Array | undefined;
  /** Exchanges whose last event leaves them open, or whose situations are still in the queue. */
  openExchanges(): Exchange[];
  draft(situation: string): Draft | null;
  /** Saves a draft over `revision` together with the event that tells of it, at the event's time; null, and neither, where a newer one stands. */
  saveDraft(situation: string, revision: number, candidates: readonly string[], drafted: NewEvent): Promise<Draft | null>;
  settings(): Settings;
  changeSettings(change: SettingsChange): Promise<Settings>;
  totals(): { exchanges: number; sequence: number; bytes: number; findings: FindingCounts };
  /** Why the last write failed; null once one has gone through again. */
  problem(): string | null;
  /** Commits what is queued and closes. */
  close(): Promise<void>;
}
