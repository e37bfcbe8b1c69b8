-- Where visitors may read that a blocked unit is. The block's reason stays staff's own.
alter table allocations add column place text;
alter table allocations add constraint only_blocks_have_a_place
  check (place is null or (kind = 'block' and place in ('showroom', 'workshop')));

-- As before, and two columns more: `away` says of a unit that is neither free nor sold where it is, and `away_until`
-- when the last block of it ends, if it does. A rental that was not handed over has no end yet: 'rented'.
drop function unit_availability(timestamptz);
create function unit_availability(at timestamptz)
returns table (
  unit_id bigint, piece_id text, variant_id text,
  free boolean, held_until timestamptz, rented_until timestamptz,
  away text, away_until timestamptz
)
language sql stable as $$
  select u.id, u.piece_id, u.variant_id, count(a.id) = 0,
    case when bool_and(a.kind = 'hold') then max(upper(a.during)) end,
    case when bool_and(a.kind = 'rental' and not upper_inf(a.during)) then max(upper(a.during)) end,
    case
      when bool_or(a.kind = 'sale') then null
      when bool_or(a.kind = 'block') then coalesce(max(a.place) filter (where a.during @> at), 'elsewhere')
      when bool_or(a.kind = 'rental' and upper_inf(a.during)) then 'rented'
    end,
    case when bool_or(a.kind = 'block') and not bool_or(upper_inf(a.during)) then max(upper(a.during)) end
  from units u
  left join allocations a
    on a.unit_id = u.id and a.released_at is null and (upper_inf(a.during) or upper(a.during) > at)
  where u.retired_at is null
  group by u.id, u.piece_id, u.variant_id
$$;
