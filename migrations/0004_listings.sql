-- What lists, filters and the search read of a piece, in one narrow row: nobody enters anything here, all of it follows
-- from the catalogue and the calendar, and triggers keep it, in the transaction of the change.

create table listings (
  piece_id text primary key references pieces (id) on delete cascade,
  shop_type text not null,
  published_at timestamptz not null,
  price_cents integer not null,
  -- A round piece is as wide and as deep as its diameter.
  width_mm integer,
  height_mm integer,
  depth_mm integer,
  condition text not null,
  rentable boolean not null,
  material_keys text[] not null,
  colour_keys text[] not null,
  -- 1950, 1960: every decade in which it may have been made.
  decades integer[] not null,
  maker_key text,
  maker text,
  category_ids text[] not null,
  sections text[] not null,
  document tsvector not null,
  -- From when on a unit is free without end: '-infinity' one that nothing takes, 'infinity' none ever.
  -- It is a fact about the calendar's rows and not about a moment, so a hold that lapses needs no write.
  free_from timestamptz not null
);
create index listings_newest on listings (published_at desc, piece_id);
create index listings_newest_of_type on listings (shop_type, published_at desc, piece_id);
create index listings_by_price on listings (price_cents, piece_id);
create index listings_by_price_of_type on listings (shop_type, price_cents, piece_id);
create index listings_by_width_of_type on listings (shop_type, width_mm, piece_id);
create index listings_document on listings using gin (document);
create index listings_categories on listings using gin (category_ids);
create index listings_makers on listings (maker_key) where maker_key is not null;
-- The selectivity of a word is what decides between walking the newest pieces and reading the word's list.
alter table listings alter column document set statistics 500;

-- The words of titles and facts that there are, for what is mistyped and for what is part of a longer word.
-- A word whose last piece has gone may stay: it then finds nothing.
create table search_words (word text primary key);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

create function piece_free_from(piece text) returns timestamptz language sql stable as $$
  select coalesce(min(unit_free_from), 'infinity') from (
    select coalesce(
      max(case when upper_inf(a.during) then 'infinity' else upper(a.during) end), '-infinity'
    ) as unit_free_from
    from units u left join allocations a on a.unit_id = u.id and a.released_at is null
    where u.piece_id = piece and u.retired_at is null
    group by u.id
  ) of_units
$$;

create function refresh_listings(ids text[]) returns void language plpgsql as $$
begin
  -- In order, so that two who refresh the same listings do not wait for each other in a circle; and each following
  -- statement sees what whoever held them before has committed.
  perform 1 from listings where piece_id = any(ids) order by piece_id for update;
  delete from listings l using pieces p
    where l.piece_id = any(ids) and p.id = l.piece_id and p.published_at is null;
  insert into listings as l
    select p.id, p.shop_type, p.published_at, p.price_cents,
      coalesce(p.width_mm, p.diameter_mm), p.height_mm, coalesce(p.depth_mm, p.diameter_mm),
      p.condition, p.rentable, p.material_keys, p.colour_keys,
      case when p.era_from is null then '{}'::int[]
        else array(select generate_series(p.era_from / 10 * 10, least(p.era_to, p.era_from + 60) / 10 * 10, 10)) end,
      p.maker_key, case when p.maker_key is not null then p.maker end,
      array(select c.category_id from piece_categories c where c.piece_id = p.id order by 1),
      array(select s.section from piece_sections s where s.piece_id = p.id order by 1),
      p.search_document, piece_free_from(p.id)
    from pieces p where p.id = any(ids) and p.published_at is not null
    order by p.id
  on conflict (piece_id) do update set
    shop_type = excluded.shop_type, published_at = excluded.published_at, price_cents = excluded.price_cents,
    width_mm = excluded.width_mm, height_mm = excluded.height_mm, depth_mm = excluded.depth_mm,
    condition = excluded.condition, rentable = excluded.rentable, material_keys = excluded.material_keys,
    colour_keys = excluded.colour_keys, decades = excluded.decades, maker_key = excluded.maker_key,
    maker = excluded.maker, category_ids = excluded.category_ids, sections = excluded.sections,
    document = excluded.document, free_from = excluded.free_from
    where (l.*) is distinct from (excluded.*);
  insert into search_words
    select distinct left(word, -2) from listings l, unnest(tsvector_to_array(l.document)) as word
    where l.piece_id = any(ids) and word like '___%/b'
  on conflict do nothing;
end $$;

create function refresh_changed_pieces() returns trigger language plpgsql as $$
begin
  perform refresh_listings(array(select distinct id from changed));
  return null;
end $$;
create trigger pieces_listed_new after insert on pieces referencing new table as changed
  for each statement execute function refresh_changed_pieces();
create trigger pieces_listed_changed after update on pieces referencing new table as changed
  for each statement execute function refresh_changed_pieces();

create function refresh_changed_memberships() returns trigger language plpgsql as $$
begin
  perform refresh_listings(array(select distinct piece_id from changed));
  return null;
end $$;
create trigger piece_categories_listed_new after insert on piece_categories referencing new table as changed
  for each statement execute function refresh_changed_memberships();
create trigger piece_categories_listed_gone after delete on piece_categories referencing old table as changed
  for each statement execute function refresh_changed_memberships();
create trigger piece_sections_listed_new after insert on piece_sections referencing new table as changed
  for each statement execute function refresh_changed_memberships();
create trigger piece_sections_listed_gone after delete on piece_sections referencing old table as changed
  for each statement execute function refresh_changed_memberships();

create function refresh_free_from(ids text[]) returns void language plpgsql as $$
begin
  perform 1 from listings where piece_id = any(ids) order by piece_id for update;
  update listings l set free_from = fresh.free_from
    from (select id, piece_free_from(id) as free_from from unnest(ids) as id) fresh
    where l.piece_id = fresh.id and l.free_from <> fresh.free_from;
end $$;

create function refresh_changed_units() returns trigger language plpgsql as $$
begin
  perform refresh_free_from(array(select distinct piece_id from changed));
  return null;
end $$;
create trigger units_listed_new after insert on units referencing new table as changed
  for each statement execute function refresh_changed_units();
create trigger units_listed_changed after update on units referencing new table as changed
  for each statement execute function refresh_changed_units();

create function refresh_changed_allocations() returns trigger language plpgsql as $$
begin
  perform refresh_free_from(array(
    select distinct u.piece_id from changed c join units u on u.id = c.unit_id
  ));
  return null;
end $$;
create trigger allocations_listed_new after insert on allocations referencing new table as changed
  for each statement execute function refresh_changed_allocations();
create trigger allocations_listed_changed after update on allocations referencing new table as changed
  for each statement execute function refresh_changed_allocations();
create trigger allocations_listed_gone after delete on allocations referencing old table as changed
  for each statement execute function refresh_changed_allocations();

-- What lists read of a piece, once more for each of its categories and in its categories' own order. The pieces of a
-- large category lie scattered over `listings`, one block each; here a category's filters, their counts and its sorting
-- are read from its own part of one index. Kept from `listings` by triggers, written by nobody else.
create table category_listings (
  category_id text not null,
  piece_id text not null references listings (piece_id) on delete cascade,
  shop_type text not null,
  published_at timestamptz not null,
  price_cents integer not null,
  width_mm integer,
  height_mm integer,
  depth_mm integer,
  condition text not null,
  rentable boolean not null,
  material_keys text[] not null,
  colour_keys text[] not null,
  decades integer[] not null,
  maker_key text,
  free_from timestamptz not null,
  primary key (piece_id, category_id)
);
-- The rest of the row lies beside the order, so that the table itself need not be looked at.
create index category_listings_newest on category_listings (category_id, published_at desc, piece_id)
  include (shop_type, price_cents, width_mm, height_mm, depth_mm, condition, rentable,
    material_keys, colour_keys, decades, maker_key, free_from);
create index category_listings_by_price on category_listings (category_id, price_cents, piece_id)
  include (shop_type, published_at, width_mm, height_mm, depth_mm);

create function spread_listings() returns trigger language plpgsql as $$
begin
  delete from category_listings c using changed l
    where c.piece_id = l.piece_id and not c.category_id = any(l.category_ids);
  insert into category_listings as c
    select category_id, l.piece_id, l.shop_type, l.published_at, l.price_cents, l.width_mm, l.height_mm, l.depth_mm,
      l.condition, l.rentable, l.material_keys, l.colour_keys, l.decades, l.maker_key, l.free_from
    from changed l, unnest(l.category_ids) as category_id
    order by l.piece_id
  on conflict (piece_id, category_id) do update set
    shop_type = excluded.shop_type, published_at = excluded.published_at, price_cents = excluded.price_cents,
    width_mm = excluded.width_mm, height_mm = excluded.height_mm, depth_mm = excluded.depth_mm,
    condition = excluded.condition, rentable = excluded.rentable, material_keys = excluded.material_keys,
    colour_keys = excluded.colour_keys, decades = excluded.decades, maker_key = excluded.maker_key,
    free_from = excluded.free_from
    where (c.*) is distinct from (excluded.*);
  return null;
end $$;
create trigger listings_spread_new after insert on listings referencing new table as changed
  for each statement execute function spread_listings();
create trigger listings_spread_changed after update on listings referencing new table as changed
  for each statement execute function spread_listings();
