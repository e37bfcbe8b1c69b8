create extension if not exists pg_trgm;

create table categories (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (char_length(name) between 1 and 120),
  shop_type text not null check (shop_type in ('vintage', 'boatwood')),
  description_html text,
  image text,
  -- Lower case without umlauts, as the search box compares.
  search_text text not null
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
  search_text text not null,
  -- Null: a draft that no visitor sees.
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((era_from is null) = (era_to is null) and era_from <= era_to),
  check ((purchase_price_cents is null) = (purchase_seller_kind is null))
);

-- Newest first is the order of every list; the id makes it total, so that pages neither repeat nor skip.
create index pieces_by_type on pieces (shop_type, published_at desc, id) where published_at is not null;
create index pieces_search on pieces using gin (search_text gin_trgm_ops);

create table piece_categories (
  piece_id text not null references pieces (id) on delete cascade,
  category_id text not null references categories (id) on delete restrict,
  primary key (category_id, piece_id)
);
create index piece_categories_by_piece on piece_categories (piece_id);

create table piece_sections (
  piece_id text not null references pieces (id) on delete cascade,
  section text not null check (section in ('highlights', 'sales', 'new')),
  primary key (section, piece_id)
);
create index piece_sections_by_piece on piece_sections (piece_id);

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

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

create trigger price_history_append_only before update or delete on price_history
  for each row execute function refuse_change();
