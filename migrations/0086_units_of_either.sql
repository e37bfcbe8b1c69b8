-- Units belong either to a piece or to its variants, and a variant that staff take off its piece is gone from it: its row
-- stays for the units and orders that name it.
alter table variants add column removed_at timestamptz;

-- So far a removed variant stayed on its piece without units, while the piece got a number of its own.
update variants v set removed_at = now()
where exists (select from units u where u.piece_id = v.piece_id and u.variant_id is null and u.retired_at is null)
  and not exists (
    select from units u where u.piece_id = v.piece_id and u.variant_id is not null and u.retired_at is null
  );

-- And a piece that got variants kept the units that it had before. What takes one of them keeps it.
update units u set retired_at = now()
where u.variant_id is null and u.retired_at is null
  and exists (select from variants v where v.piece_id = u.piece_id and v.removed_at is null)
  and not exists (
    select from allocations a
    where a.unit_id = u.id and a.released_at is null and (upper_inf(a.during) or upper(a.during) > now())
  );
