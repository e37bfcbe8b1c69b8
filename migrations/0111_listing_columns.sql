-- The functions that keep the listings, and the index that a category is read from, name every column. They are made from
-- the columns that the tables have, so that a migration that adds one need only call `make_listings()`.

-- What a column of the listings holds: the piece's column of its name, or what is said here. The piece is `p`.
create function listing_value(column_name text) returns text language sql immutable as $$
  select case column_name
    when 'piece_id' then 'p.id'
    -- A round piece is as wide and as deep as its diameter.
    when 'width_mm' then 'coalesce(p.width_mm, p.diameter_mm)'
    when 'depth_mm' then 'coalesce(p.depth_mm, p.diameter_mm)'
    when 'decades' then $decades$case when p.era_from is null then '{}'::int[]
      else array(select generate_series(p.era_from / 10 * 10, least(p.era_to, p.era_from + 60) / 10 * 10, 10)) end$decades$
    when 'maker' then 'case when p.maker_key is not null then p.maker end'
    when 'category_ids' then
      'array(select c.category_id from piece_categories c where c.piece_id = p.id order by 1)'
    when 'sections' then 'array(select s.section from piece_sections s where s.piece_id = p.id order by 1)'
    when 'document' then 'p.search_document'
    when 'free_from' then 'piece_free_from(p.id)'
    else format('p.%I', column_name)
  end
$$;

create function columns_of(of_table regclass) returns text[] language sql stable as $$
  select array(
    select attname::text from pg_attribute
    where attrelid = of_table and attnum > 0 and not attisdropped order by attnum
  )
$$;

create function make_listings() returns void language plpgsql as $make$
declare
  listed text[] := columns_of('listings');
  by_category text[] := columns_of('category_listings');
begin
  execute format($function$
    create or replace function refresh_listings(ids text[]) returns void language plpgsql as $body$
    begin
      -- In order, so that two who refresh the same listings do not wait for each other in a circle; and each following
      -- statement sees what whoever held them before has committed.
      perform 1 from listings where piece_id = any(ids) order by piece_id for update;
      delete from listings l using pieces p
        where l.piece_id = any(ids) and p.id = l.piece_id and p.published_at is null;
      insert into listings as l (%s)
        select %s from pieces p where p.id = any(ids) and p.published_at is not null
        order by p.id
      on conflict (piece_id) do update set %s where (l.*) is distinct from (excluded.*);
      insert into search_words
        select distinct left(word, -2) from listings l, unnest(tsvector_to_array(l.document)) as word
        where l.piece_id = any(ids) and word like '___%%/b'
      on conflict do nothing;
    end $body$
  $function$,
    (select string_agg(quote_ident(name), ', ') from unnest(listed) name),
    (select string_agg(listing_value(name), ', ') from unnest(listed) name),
    (select string_agg(format('%1$I = excluded.%1$I', name), ', ') from unnest(listed) name where name <> 'piece_id')
  );
  execute format($function$
    create or replace function spread_listings() returns trigger language plpgsql as $body$
    begin
      delete from category_listings c using changed l
        where c.piece_id = l.piece_id and not c.category_id = any(l.category_ids);
      insert into category_listings as c (%s)
        select %s from changed l, unnest(l.category_ids) as category_id
        order by l.piece_id
      on conflict (piece_id, category_id) do update set %s where (c.*) is distinct from (excluded.*);
      return null;
    end $body$
  $function$,
    (select string_agg(quote_ident(name), ', ') from unnest(by_category) name),
    (select string_agg(case name when 'category_id' then name else format('l.%I', name) end, ', ')
      from unnest(by_category) name),
    (select string_agg(format('%1$I = excluded.%1$I', name), ', ')
      from unnest(by_category) name where name not in ('piece_id', 'category_id'))
  );
  -- The rest of the row lies beside the order, so that the table itself need not be looked at.
  drop index if exists category_listings_newest;
  execute format(
    'create index category_listings_newest on category_listings (category_id, published_at desc, piece_id) include (%s)',
    (select string_agg(quote_ident(name), ', ')
      from unnest(by_category) name where name not in ('category_id', 'published_at', 'piece_id'))
  );
end $make$;

select make_listings();
