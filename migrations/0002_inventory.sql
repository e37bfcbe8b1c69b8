create extension if not exists btree_gist;

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
  created_at timestamptz not null,
  -- Set when it was given back; a released allocation no longer takes the unit.
  released_at timestamptz,
  constraint a_hold_ends check (kind <> 'hold' or not upper_inf(during)),
  constraint a_sale_does_not_end check (kind <> 'sale' or upper_inf(during)),
  -- The one rule that makes selling or renting out twice impossible, whatever the program does.
  constraint a_unit_is_taken_once exclude using gist (unit_id with =, during with &&) where (released_at is null)
);
create index allocations_by_reference on allocations (reference);
create index allocations_holds on allocations (upper(during)) where kind = 'hold' and released_at is null;

-- What each unit in the shop looks like at a moment: `free` means that nothing takes it from then on, without end.
-- Where it is not free, `held_until` is set when nothing but holds take it, and `rented_until` when nothing but rentals
-- with a known end do. Both null: sold, blocked, or rented and not yet handed over.
-- Plain SQL without side effects, so that the planner sees through it: with a piece's id it reads that piece's units
-- only, without one it reads each table once.
create function unit_availability(at timestamptz)
returns table (
  unit_id bigint, piece_id text, variant_id text,
  free boolean, held_until timestamptz, rented_until timestamptz
)
language sql stable as $$
  select u.id, u.piece_id, u.variant_id, count(a.id) = 0,
    case when bool_and(a.kind = 'hold') then max(upper(a.during)) end,
    case when bool_and(a.kind = 'rental' and not upper_inf(a.during)) then max(upper(a.during)) end
  from units u
  left join allocations a
    on a.unit_id = u.id and a.released_at is null and (upper_inf(a.during) or upper(a.during) > at)
  where u.retired_at is null
  group by u.id, u.piece_id, u.variant_id
$$;
