-- Files of pieces that staff import. A job reads them; whoever looks sees how far it is, and a job that is begun again
-- goes on behind the last line that was written down with its pieces.
create table piece_imports (
  id uuid primary key,
  file_name text not null,
  -- In the file store; null once the file is deleted, as soon as nothing needs it.
  file_key text,
  bytes integer not null,
  encoding text not null,
  delimiter text not null,
  -- ["sku", "titel", …] as the file has them, and the first rows below them.
  headings jsonb not null,
  preview jsonb not null,
  format text not null check (format in ('own', 'shopify')),
  -- What each heading is: the name of a column of the format, or null.
  columns jsonb not null,
  -- Of pieces whose row names no category.
  category_id text references categories (id) on delete set null,
  state text not null check (state in ('mapping', 'checking', 'checked', 'importing', 'done', 'stopped')),
  -- Which order of checking or importing is the one that counts.
  run_id uuid,
  -- Who it was, in the role they had when they started it: { id, name, role }.
  staff jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- How far the run is: bytes read, the last line done, what came of the pieces.
  position integer not null default 0,
  last_line integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  -- [{ column, problem, count, line, value }]: what was not taken over of pieces that were, each kind once.
  warnings jsonb not null default '[]',
  -- Why the file could not be read to its end.
  problem text
);
create index piece_imports_by_time on piece_imports (created_at desc, id);

-- What the newest run does, or would do, with each piece of the file that does not stay as it is.
create table piece_import_rows (
  import_id uuid not null references piece_imports (id) on delete cascade,
  line integer not null,
  outcome text not null check (outcome in ('created', 'updated', 'refused')),
  sku text not null,
  title text not null,
  -- Which fields of the piece change.
  fields text[] not null default '{}',
  -- Why it is refused, and its rows as they stood in the file.
  problem text,
  cells jsonb,
  primary key (import_id, line),
  check ((outcome = 'refused') = (problem is not null and cells is not null))
);
create index piece_import_rows_by_outcome on piece_import_rows (import_id, outcome, line);
