/** Marks a database as ours: the letters `SgBx`. */
export const applicationId = 0x53674278;

/** One step of the schema. `index`: it touches nothing but what follows from the events, which can be made again. */
export interface SchemaStep {
  readonly changes: 'facts' | 'index';
  readonly sql: string;
}

/**
 * The steps from an empty file to today's schema; a workspace's `user_version` says how many it has taken.
 * Steps are appended and never edited: workspaces out there have taken them.
 */
export const schemaSteps: readonly SchemaStep[] = [
  {
    changes: 'facts',
    sql: `
  CREATE TABLE events (
    sequence INTEGER PRIMARY KEY,
    exchange INTEGER NOT NULL,
    at       REAL    NOT NULL,
    kind     TEXT    NOT NULL,
    facts    TEXT    NOT NULL
  ) STRICT;
  CREATE INDEX events_by_exchange ON events (exchange);

  CREATE TABLE bodies (
    id    INTEGER PRIMARY KEY,
    bytes BLOB    NOT NULL
  ) STRICT;

  -- What follows from events, kept for lists: the fold, and whether it is still open.
  -- Written now and then; totals.sequence says up to which event.
  CREATE TABLE exchanges (
    id          INTEGER PRIMARY KEY,
    received_at REAL    NOT NULL,
    outcome     TEXT    NOT NULL,
    open        INTEGER NOT NULL,
    codes       TEXT    NOT NULL,
    state       TEXT    NOT NULL
  ) STRICT;
  CREATE INDEX exchanges_open ON exchanges (id) WHERE open = 1;

  -- Case-folded text of the short fields, apart from the rest so that a scan reads little.
  CREATE TABLE exchange_texts (
    id   INTEGER PRIMARY KEY,
    text TEXT    NOT NULL
  ) STRICT;

  CREATE TABLE drafts (
    situation  TEXT    PRIMARY KEY,
    revision   INTEGER NOT NULL,
    candidates TEXT    NOT NULL,
    saved_at   REAL    NOT NULL
  ) STRICT;

  CREATE TABLE settings (
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    text TEXT    NOT NULL
  ) STRICT;
  INSERT INTO settings VALUES (1, '{}');

  -- Counted as events come: counting a large workspace takes seconds.
  CREATE TABLE totals (
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    sequence  INTEGER NOT NULL,
    exchanges INTEGER NOT NULL,
    errors    INTEGER NOT NULL,
    warnings  INTEGER NOT NULL,
    notes     INTEGER NOT NULL
  ) STRICT;
  INSERT INTO totals VALUES (1, 0, 0, 0, 0, 0);
  `,
  },
  {
    // The texts name the levels of findings since then.
    changes: 'index',
    sql: `
  -- Texts of exchanges up to this id are of an earlier kind: they are written anew after the start, little by little.
  ALTER TABLE totals ADD COLUMN stale_texts INTEGER NOT NULL DEFAULT 0;
  UPDATE totals SET stale_texts = ifnull((SELECT max(id) FROM exchanges), 0);
  `,
  },
];
