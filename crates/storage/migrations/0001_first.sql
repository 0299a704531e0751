-- Plain SQL for SQLite and PostgreSQL alike. {id} and {clustered} are the only words that
-- differ: see src/sql/migrate.rs. Times are milliseconds since 1970.

-- A table where people play. Whoever writes its log must know its epoch.
CREATE TABLE game_table (
    code TEXT NOT NULL PRIMARY KEY,
    epoch BIGINT NOT NULL,
    owner TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
){clustered};
CREATE INDEX game_table_state ON game_table (state);

-- Everything that ever happened at a table, in order. The primary key is the compare-and-set.
CREATE TABLE table_log (
    code TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (code, seq)
){clustered};

-- Guests are accounts without a password.
CREATE TABLE account (
    id {id},
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

-- Sessions of browsers and tokens of programs. The secret itself is nowhere.
CREATE TABLE access_key (
    id {id},
    account BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    digest TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    expires_at BIGINT,
    used_at BIGINT NOT NULL
);
CREATE INDEX access_key_account ON access_key (account);

-- Games that are over. A table can see several, one after the other.
CREATE TABLE game (
    code TEXT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    players BIGINT NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    points TEXT NOT NULL,
    winners TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (code, number)
);

-- Who sat where. A person whose account is gone has neither an account nor a name here.
CREATE TABLE seat (
    code TEXT NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    side BIGINT NOT NULL,
    account BIGINT REFERENCES account (id) ON DELETE SET NULL,
    name TEXT,
    bot TEXT,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (code, number, seat),
    FOREIGN KEY (code, number) REFERENCES game (code, number)
);
CREATE INDEX seat_account ON seat (account, ended_at, code, number);

-- How well an account plays a game: mean and deviation of Weng and Lin.
CREATE TABLE rating (
    account BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (account, game)
);
CREATE INDEX rating_game ON rating (game);
