-- What an import reports is stored as codes and facts: [{ line, column, about, value, part, problem: { code, params } }].
-- The columns with German sentences stay for the reports of the last 30 days, and for a shop that is being replaced.
alter table piece_imports add column remarks jsonb not null default '[]';
alter table piece_imports add column failure jsonb;

alter table piece_import_rows add column remarks jsonb;
alter table piece_import_rows drop constraint piece_import_rows_check;
alter table piece_import_rows add constraint piece_import_rows_check
  check ((outcome = 'refused') = ((problem is not null or remarks is not null) and cells is not null));
