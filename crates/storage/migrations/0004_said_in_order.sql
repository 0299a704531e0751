-- What people said is exported page by page, in order.
CREATE INDEX table_log_said ON table_log (author, code, seq) WHERE author IS NOT NULL;
DROP INDEX table_log_author;
