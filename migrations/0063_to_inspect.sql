-- Of a block: the order whose unit came back, as long as nobody has looked at it. Staff then lift the block, or keep it
-- for a reason of their own.
alter table allocations add column came_back_from text;
alter table allocations add constraint only_blocks_come_back check (came_back_from is null or kind = 'block');
create index allocations_to_inspect on allocations (came_back_from)
  where came_back_from is not null and released_at is null;

-- What came back before this migration is known by the words that the program wrote.
update allocations a set came_back_from = o.id::text
from orders o
where a.kind = 'block' and a.released_at is null
  and (a.reference = 'Mit Schaden zurück aus WMK-' || o.number
    or a.reference like 'Zurück aus WMK-' || o.number || ': %');
