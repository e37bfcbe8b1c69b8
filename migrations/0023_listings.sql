-- What lists, filters and the search read of a piece, in one narrow row: nothing here is entered by anybody, all of it
-- follows from the catalogue and the calendar, and it is kept by triggers, in the transaction of whatever changes.

-- Worked out from the piece's texts by the program (search-document.ts, facets.ts), since SQL does not know the trade's words.
alter table pieces
  add search_document tsvector not null default '',
  add material_keys text[] not null default '{}',
  add colour_keys text[] not null default '{}',
  add maker_key text,
  -- Which edition of those rules made them; rows of an older one are made anew when the shop starts.
  add search_edition integer not null default 0;
create index pieces_by_search_edition on pieces (search_edition);

-- Replaced by the document; the columns stay for as long as a version that writes them may still be running.
drop index pieces_search;
alter table pieces alter column search_text set default '';
alter table categories alter column search_text set default '';

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

-- A page of a category or section is read from its end of an index; that needs the time where the membership is.
alter table piece_categories add published_at timestamptz;
alter table piece_sections add published_at timestamptz;
create index piece_categories_newest on piece_categories (category_id, published_at desc, piece_id);
create index piece_sections_newest on piece_sections (section, published_at desc, piece_id);

create function set_membership_time() returns trigger language plpgsql as $$
begin
  select p.published_at into new.published_at from pieces p where p.id = new.piece_id;
  return new;
end $$;
create trigger piece_categories_time before insert on piece_categories
  for each row execute function set_membership_time();
create trigger piece_sections_time before insert on piece_sections
  for each row execute function set_membership_time();

create function spread_membership_time() returns trigger language plpgsql as $$
begin
  update piece_categories set published_at = new.published_at where piece_id = new.id;
  update piece_sections set published_at = new.published_at where piece_id = new.id;
  return null;
end $$;
create trigger pieces_membership_time after update of published_at on pieces
  for each row when (old.published_at is distinct from new.published_at)
  execute function spread_membership_time();

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
    select distinct word from listings l, unnest(tsvector_to_array(ts_filter(l.document, '{a,b}'))) as word
    where l.piece_id = any(ids) and length(word) > 2
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

update piece_categories pc set published_at = p.published_at from pieces p where p.id = pc.piece_id;
update piece_sections ps set published_at = p.published_at from pieces p where p.id = ps.piece_id;
select refresh_listings(array(select id from pieces));
