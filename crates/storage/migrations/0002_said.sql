-- What people said at tables, by account: exported with it, and taken away with it.
ALTER TABLE table_log ADD COLUMN author BIGINT;
CREATE INDEX table_log_author ON table_log (author) WHERE author IS NOT NULL;
