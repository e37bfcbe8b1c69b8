-- Pieces with their categories, variants and pictures, their price history and their import from files.

create table categories (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (char_length(name) between 1 and 120),
  shop_type text not null check (shop_type in ('vintage', 'boatwood')),
  description_html text,
  image text
);

create table parent_categories (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (char_length(title) between 1 and 120),
  type text not null check (type in ('vintage', 'boatwood')),
  description_html text,
  images text[] not null default '{}',
  position integer not null
);

create table parent_category_members (
  parent_category_id text not null references parent_categories (id) on delete cascade,
  category_id text not null references categories (id) on delete cascade,
  position integer not null,
  primary key (parent_category_id, category_id)
);

-- SKUs of pieces that staff enter without giving one.
create sequence piece_numbers start 20001;

create table pieces (
  id text primary key,
  sku text not null unique check (char_length(sku) between 1 and 40),
  title text not null check (char_length(title) between 1 and 200),
  shop_type text not null check (shop_type in ('vintage', 'boatwood')),
  price_cents integer not null check (price_cents > 0),
  compare_price_cents integer check (compare_price_cents > 0),
  charge_tax_percent integer not null check (charge_tax_percent between 0 and 100),
  tax_scheme text not null check (tax_scheme in ('margin', 'standard')),
  assembly_service boolean not null,
  rentable boolean not null,
  carriers integer not null check (carriers in (2, 4, 6)),
  width_mm integer check (width_mm > 0),
  height_mm integer check (height_mm > 0),
  depth_mm integer check (depth_mm > 0),
  diameter_mm integer check (diameter_mm > 0),
  weight_grams integer check (weight_grams > 0),
  materials text[] not null,
  colour text,
  maker text,
  era_from integer,
  era_to integer,
  condition text not null check (
    condition in ('neuwertig', 'sehr gut', 'gut', 'gebraucht', 'abgenutzt', 'stark abgenutzt', 'beschädigt')
  ),
  origin text,
  purchase_price_cents integer check (purchase_price_cents >= 0),
  purchase_seller_kind text check (
    purchase_seller_kind in ('private', 'margin-dealer', 'taxable-business', 'own-making')
  ),
  -- GPSR, Regulation (EU) 2023/988: who answers for the product, or why it is exempt.
  product_safety jsonb not null,
  subtopic text,
  similar_to_title text,
  condition_text text,
  descriptions text[] not null,
  story_shop text,
  shop_info text,
  about_us text,

  -- Worked out from the piece's texts by the program (search-document.ts, facets.ts), since SQL does not know the trade's
  -- words. A word of the document says how well it finds the piece ('tisch/a', 'tisch/b', 'tisch'), so that the planner
  -- knows how rare each is; a weight beside the word would not be in the statistics.
  search_document tsvector not null default '',
  material_keys text[] not null default '{}',
  colour_keys text[] not null default '{}',
  maker_key text,
  -- Which edition of those rules made them; rows of an older one are made again when the shop starts.
  search_edition integer not null default 0,

  -- Saving a form names the version that was read: a change in between is noticed, not overwritten.
  version integer not null default 1,
  -- Null: a draft that no visitor sees.
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((era_from is null) = (era_to is null) and era_from <= era_to),
  check ((purchase_price_cents is null) = (purchase_seller_kind is null))
);
-- Newest first is the order of every list; the id makes it total, so that pages neither repeat nor skip.
create index pieces_by_type on pieces (shop_type, published_at desc, id) where published_at is not null;
-- The back office lists what was worked on last.
create index pieces_by_update on pieces (updated_at desc, id);
-- Staff search drafts as well, by parts of the title and the SKU.
create index pieces_by_name on pieces using gin (lower(title || ' ' || sku) gin_trgm_ops);
create index pieces_by_search_edition on pieces (search_edition);

create trigger pieces_count_version before update on pieces for each row execute function count_version();

create table piece_categories (
  piece_id text not null references pieces (id) on delete cascade,
  category_id text not null references categories (id) on delete restrict,
  primary key (category_id, piece_id)
);
create index piece_categories_by_piece on piece_categories (piece_id);

create table piece_sections (
  piece_id text not null references pieces (id) on delete cascade,
  section text not null check (section in ('highlights', 'sales', 'new')),
  -- The piece's own, kept by triggers: a section's newest page is read from one end of an index.
  published_at timestamptz,
  primary key (section, piece_id)
);
create index piece_sections_by_piece on piece_sections (piece_id);
create index piece_sections_newest on piece_sections (section, published_at desc, piece_id);

create function set_section_time() returns trigger language plpgsql as $$
begin
  select p.published_at into new.published_at from pieces p where p.id = new.piece_id;
  return new;
end $$;
create trigger piece_sections_time before insert on piece_sections
  for each row execute function set_section_time();

create function spread_section_time() returns trigger language plpgsql as $$
begin
  update piece_sections set published_at = new.published_at where piece_id = new.id;
  return null;
end $$;
create trigger pieces_section_time after update of published_at on pieces
  for each row when (old.published_at is distinct from new.published_at)
  execute function spread_section_time();

create table variants (
  id text primary key,
  piece_id text not null references pieces (id) on delete cascade,
  sku text not null unique check (char_length(sku) between 1 and 40),
  name text not null check (char_length(name) between 1 and 120),
  position integer not null
);
create index variants_by_piece on variants (piece_id, position);

create table pictures (
  id bigint generated always as identity primary key,
  piece_id text not null references pieces (id) on delete cascade,
  variant_id text references variants (id) on delete cascade,
  position integer not null,
  key text not null,
  alt text not null,
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  placeholder text check (placeholder ~ '^#[0-9a-f]{6}$')
);
create index pictures_by_piece on pictures (piece_id, position);

-- § 11 PAngV: the lowest price of the last 30 days must be provable, so rows are only ever added.
create table price_history (
  piece_id text not null references pieces (id),
  valid_from timestamptz not null,
  price_cents integer not null check (price_cents > 0),
  primary key (piece_id, valid_from)
);
create trigger price_history_append_only before update or delete on price_history
  for each row execute function refuse_change();

-- Files of pieces that staff import. A job reads them and notes how far it is. A job that is begun again goes on behind
-- the last line that was written down with its pieces.
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
  -- Each thing that is wrong, so that people can look for it in their file: [{ line, column, value, problem, expected }].
  problems jsonb,
  primary key (import_id, line),
  check ((outcome = 'refused') = (problem is not null and cells is not null))
);
create index piece_import_rows_by_outcome on piece_import_rows (import_id, outcome, line);
