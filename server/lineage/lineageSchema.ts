/**
 * Rises with every change of the tables below or of what is judged: an index of another version is made anew from the events.
 */
export const lineageVersion = 4;

/** Marks a database as a lineage index: the letters `SgLn`. */
export const lineageApplicationId = 0x53674c6e;

/**
 * All that follows from events for links and trees. A candidate's number is its situation's number times `mostCandidates` plus
 * its place. `memories` and `words` give digests small rising numbers, so that what is looked up together lies together.
 */
export const lineageSchema = `
  CREATE TABLE state (
    id       INTEGER PRIMARY KEY CHECK (id = 1),
    sequence INTEGER NOT NULL,
    at       REAL    NOT NULL,
    revision INTEGER NOT NULL,
    held     REAL    NOT NULL,
    missed   REAL    NOT NULL,
    returned REAL    NOT NULL,
    lost     REAL    NOT NULL
  ) STRICT;
  INSERT INTO state VALUES (1, 0, 0, 0, 0, 0, 0, 0);

  CREATE TABLE memories (
    id       INTEGER PRIMARY KEY,
    digest   TEXT    NOT NULL UNIQUE,
    -- How many candidates returned it, how many of those may well be continued, how many of these with a stamp in it, and how
    -- many interactions began with it, or may have.
    returned INTEGER NOT NULL,
    live     INTEGER NOT NULL,
    stamped  INTEGER NOT NULL,
    begins   INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE words (
    id     INTEGER PRIMARY KEY,
    digest TEXT    NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE requests (
    exchange   INTEGER PRIMARY KEY,
    request_id TEXT    NOT NULL,
    protocol   TEXT    NOT NULL,
    at         REAL    NOT NULL,
    -- Null while it is open.
    outcome    TEXT,
    ended_at   REAL
  ) STRICT;

  CREATE TABLE situations (
    id             INTEGER PRIMARY KEY,
    exchange       INTEGER NOT NULL,
    place          INTEGER NOT NULL,
    source_id      TEXT    NOT NULL,
    speaker        TEXT    NOT NULL,
    asked          TEXT    NOT NULL,
    wanted         INTEGER NOT NULL,
    feedback       INTEGER NOT NULL,
    phase          TEXT    NOT NULL,
    memory         INTEGER NOT NULL,
    whole          TEXT    NOT NULL,
    scene          INTEGER NOT NULL,
    attributes     INTEGER NOT NULL,
    -- What evidence says, and what a person said of it.
    judged         TEXT    NOT NULL,
    settled        TEXT,
    -- Where it hangs.
    kind           TEXT    NOT NULL,
    certainty      TEXT    NOT NULL,
    parent         INTEGER,
    alternative_of INTEGER,
    tree           INTEGER NOT NULL,
    depth          INTEGER NOT NULL,
    revision       INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX situations_by_place ON situations (exchange, place);
  CREATE INDEX situations_by_whole ON situations (whole, id);
  CREATE INDEX situations_by_parent ON situations (parent) WHERE parent IS NOT NULL;
  CREATE INDEX situations_by_alternative ON situations (alternative_of) WHERE alternative_of IS NOT NULL;
  CREATE INDEX situations_by_tree ON situations (tree, revision);

  CREATE TABLE candidates (
    id            INTEGER PRIMARY KEY,
    status        TEXT    NOT NULL,
    line          TEXT    NOT NULL,
    memory_length INTEGER,
    -- Null until its answer went out, or never will.
    memory        INTEGER,
    decides       INTEGER NOT NULL,
    calls         INTEGER,
    scene         INTEGER NOT NULL,
    attributes    INTEGER NOT NULL,
    reached       INTEGER NOT NULL,
    -- 8 where it reached its caller, 2 times what it decides, 1 where something continues it without doubt.
    class         INTEGER NOT NULL,
    continued     INTEGER NOT NULL,
    -- What only the stamp in its memory knows; null where that has none.
    stamp         TEXT
  ) STRICT;
  CREATE INDEX candidates_by_memory ON candidates (memory, id) WHERE memory IS NOT NULL;
  CREATE INDEX candidates_by_calls ON candidates (memory, calls, id) WHERE memory IS NOT NULL AND calls IS NOT NULL;
  CREATE INDEX candidates_by_class ON candidates (memory, scene, class, id) WHERE memory IS NOT NULL;

  -- The latest answered situation of an input id, where it wanted one candidate.
  CREATE TABLE slots (
    source_id TEXT    PRIMARY KEY,
    situation INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE pieces (
    piece     INTEGER NOT NULL,
    candidate INTEGER NOT NULL,
    PRIMARY KEY (piece, candidate)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE trees (
    id         INTEGER PRIMARY KEY,
    protocol   TEXT    NOT NULL,
    asked      TEXT    NOT NULL,
    folded     TEXT    NOT NULL,
    started_at REAL    NOT NULL,
    last_at    REAL    NOT NULL,
    situations INTEGER NOT NULL,
    candidates INTEGER NOT NULL,
    depth      INTEGER NOT NULL,
    ambiguous  INTEGER NOT NULL,
    edited     INTEGER NOT NULL,
    waiting    INTEGER NOT NULL,
    errors     INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX trees_by_last ON trees (last_at, id);

  -- Situations that hung in a tree once and hang elsewhere now.
  CREATE TABLE departures (
    tree      INTEGER NOT NULL,
    revision  INTEGER NOT NULL,
    situation INTEGER NOT NULL,
    PRIMARY KEY (tree, revision, situation)
  ) STRICT, WITHOUT ROWID;
`;
