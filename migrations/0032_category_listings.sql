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

insert into category_listings
  select category_id, l.piece_id, l.shop_type, l.published_at, l.price_cents, l.width_mm, l.height_mm, l.depth_mm,
    l.condition, l.rentable, l.material_keys, l.colour_keys, l.decades, l.maker_key, l.free_from
  from listings l, unnest(l.category_ids) as category_id;

-- The time of publishing is in the category's own listings now. The column itself stays for as long as a version that
-- reads it may still be running, and its triggers with it.
drop index piece_categories_newest;
