-- Units of pieces and their calendar.

-- One row for each thing that stands in the shop. A vintage piece has one unit, a series several.
create table units (
  id bigint generated always as identity primary key,
  piece_id text not null references pieces (id),
  variant_id text references variants (id),
  -- Set when the unit has left the shop for another reason than a sale (broken, given away, counted wrong).
  retired_at timestamptz
);
create index units_by_piece on units (piece_id) where retired_at is null;

-- The calendar: from when to when a unit is taken, and by what. A sale has no end.
create table allocations (
  id bigint generated always as identity primary key,
  unit_id bigint not null references units (id),
  kind text not null check (kind in ('hold', 'sale', 'rental', 'block')),
  -- [from, to): what ends at noon and what begins at noon do not meet.
  during tstzrange not null check (
    not isempty(during) and not lower_inf(during) and lower_inc(during) and not upper_inc(during)
  ),
  -- Who takes it: an order's id, or a reason of staff.
  reference text not null,
  -- Which line of the order, counted from 0; blocks belong to none.
  position smallint,
  -- Where visitors may read that a blocked unit is. The block's reason stays staff's own.
  place text,
  created_at timestamptz not null,
  -- Set when it was given back; a released allocation no longer takes the unit.
  released_at timestamptz,
  constraint a_hold_ends check (kind <> 'hold' or not upper_inf(during)),
  constraint a_sale_does_not_end check (kind <> 'sale' or upper_inf(during)),
  constraint only_blocks_have_no_line check ((kind = 'block') = (position is null)),
  constraint only_blocks_have_a_place check (place is null or (kind = 'block' and place in ('showroom', 'workshop'))),
  -- The one rule that makes selling or renting out twice impossible, whatever the program does.
  constraint a_unit_is_taken_once exclude using gist (unit_id with =, during with &&) where (released_at is null)
);
create index allocations_by_reference on allocations (reference);
create index allocations_holds on allocations (upper(during)) where kind = 'hold' and released_at is null;

-- The state of each unit in the shop at a moment: `free` means that nothing takes it from then on, without end.
-- Where it is not free, `held_until` is set when nothing but holds take it, and `rented_until` when nothing but rentals
-- with a known end do. `away` says of a unit that is neither free nor sold where it is, and `away_until` when the last
-- block of it ends, if it does. A rental that was not handed over has no end yet: 'rented'.
-- Plain SQL without side effects, so that the planner sees through it: with a piece's id it reads that piece's units
-- only, without one it reads each table once.
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
