-- Goods are written in German. What staff, an import or a translation service wrote in another language stands beside
-- it; titles that nobody wrote are put together from the facts when they are shown, and are not stored.
create table piece_texts (
  piece_id text not null references pieces on delete cascade,
  language text not null check (language in ('en', 'es', 'fr', 'it')),
  title text,
  description_html text,
  condition_text text,
  source text not null check (source in ('staff', 'import', 'service')),
  -- A digest of the German texts that this was written from: another one means that they have changed since.
  original text not null,
  updated_at timestamptz not null,
  primary key (piece_id, language)
);

create table category_texts (
  category_id text not null references categories on delete cascade,
  language text not null check (language in ('en', 'es', 'fr', 'it')),
  title text not null,
  description_html text,
  source text not null check (source in ('staff', 'import', 'service')),
  original text not null,
  updated_at timestamptz not null,
  primary key (category_id, language)
);

create table parent_category_texts (
  parent_category_id text not null references parent_categories on delete cascade,
  language text not null check (language in ('en', 'es', 'fr', 'it')),
  title text not null,
  description_html text,
  source text not null check (source in ('staff', 'import', 'service')),
  original text not null,
  updated_at timestamptz not null,
  primary key (parent_category_id, language)
);

-- The digest of a thing's German texts.
create function original_of(piece pieces) returns text language sql stable as $$
  select md5(concat_ws(e'\x1f', piece.title, array_to_string(piece.descriptions, e'\x1e'), piece.condition_text))
$$;
create function original_of(category categories) returns text language sql stable as $$
  select md5(concat_ws(e'\x1f', category.name, category.description_html))
$$;
create function original_of(parent parent_categories) returns text language sql stable as $$
  select md5(concat_ws(e'\x1f', parent.title, parent.description_html))
$$;
