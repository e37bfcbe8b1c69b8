-- How well a word finds its piece is part of the word in the document ('tisch/a', 'tisch/b', 'tisch'), so that the
-- planner knows how rare each is: as a weight beside the word it is not in the statistics, and a search for a word that
-- many texts have and no title walked through all pieces.
create or replace function refresh_listings(ids text[]) returns void language plpgsql as $$
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

-- Filled anew with the documents, which the program works out at its next start.
delete from search_words;
