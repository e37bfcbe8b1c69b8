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
  during tstzrange not null check (not isempty(during) and not lower_inf(during)),
  -- Who takes it: an order's id, or a reason of staff.
  reference text not null,
  created_at timestamptz not null,
  -- Set when it was given back; a released allocation no longer takes the unit.
  released_at timestamptz,
  -- The one rule that makes selling or renting out twice impossible, whatever the program does.
  constraint a_unit_is_taken_once exclude using gist (unit_id with =, during with &&) where (released_at is null)
);
create index allocations_by_reference on allocations (reference) where released_at is null;
