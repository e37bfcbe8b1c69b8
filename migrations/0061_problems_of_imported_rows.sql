-- Each thing that is wrong with a refused row of a table, so that people can look for it in their file:
-- [{ line, column, value, problem, expected }]. Rows that were refused before have their problem as one text alone.
alter table piece_import_rows add column problems jsonb;
