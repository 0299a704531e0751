-- What a name looks like, so that nobody takes one that looks like another's. Not unique: those
-- who had such names before keep them. Filled for them by src/sql/accounts.rs.
ALTER TABLE account ADD COLUMN skeleton TEXT NOT NULL DEFAULT '';
ALTER TABLE account ADD COLUMN outline TEXT NOT NULL DEFAULT '';
CREATE INDEX account_skeleton ON account (skeleton);
CREATE INDEX account_outline ON account (outline);
