-- What those who run the server decide, and what people tell them.
ALTER TABLE account ADD COLUMN administrator BIGINT NOT NULL DEFAULT 0;

-- Bans and mutes: of an account, or of a range of addresses.
CREATE TABLE measure (
    id {id},
    kind TEXT NOT NULL,
    account BIGINT REFERENCES account (id) ON DELETE CASCADE,
    addresses TEXT,
    reason TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    until BIGINT
);

-- Who did not behave, who says so, and what was said. It goes with whom it is about.
CREATE TABLE report (
    id {id},
    reporter BIGINT REFERENCES account (id) ON DELETE SET NULL,
    about BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    code TEXT,
    body TEXT NOT NULL,
    said TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    settled_at BIGINT
);
CREATE INDEX report_open ON report (settled_at);

-- Whom an account does not want to hear.
CREATE TABLE block (
    account BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    other BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    PRIMARY KEY (account, other)
);

-- Codes that open an account once, instead of its password. The code itself is nowhere.
CREATE TABLE recovery (
    account BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    digest TEXT NOT NULL,
    PRIMARY KEY (account, digest)
);

-- Tables that must be closed, by whichever server has them.
CREATE TABLE closing (
    code TEXT NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL
);

-- What holds for the whole server. `change` grows with every decision: servers look at it.
CREATE TABLE setting (
    name TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);
INSERT INTO setting (name, body) VALUES ('change', '0');

-- What was done by those who run the server.
CREATE TABLE audit (
    id {id},
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    action TEXT NOT NULL,
    detail TEXT NOT NULL
);
