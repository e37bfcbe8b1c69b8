-- Which line of the order, counted from 0, an entry of the calendar belongs to; blocks belong to none. Until now it was
-- worked out anew each time, from the order of the lines and of the entries: this deals the entries out once more in
-- that way. Holds do not say whether their line is bought or rented, and are dealt to the lines in their order.
alter table allocations add column position smallint;

with wanted as (
  select l.order_id::text as reference, l.position, l.piece_id, l.variant_id,
    case when l.rent_option is null then 'sale' else 'rental' end as kind,
    row_number() over (
      partition by l.order_id, l.piece_id, l.variant_id, l.rent_option is null order by l.position, n
    ) as place,
    row_number() over (partition by l.order_id, l.piece_id, l.variant_id order by l.position, n) as place_of_any
  from order_lines l, generate_series(1, l.quantity) n
), taken as (
  select a.id, a.reference, u.piece_id, u.variant_id, a.kind,
    row_number() over (partition by a.reference, u.piece_id, u.variant_id, a.kind order by a.id) as place
  from allocations a join units u on u.id = a.unit_id
  where a.kind <> 'block'
)
update allocations a set position = w.position
from taken t join wanted w
  on w.reference = t.reference and w.piece_id = t.piece_id and w.variant_id is not distinct from t.variant_id
  and case t.kind when 'hold' then w.place_of_any = t.place else w.kind = t.kind and w.place = t.place end
where a.id = t.id;

-- Released holds of a line that was held more than once, and what orders have that are no longer there.
update allocations set position = 0 where kind <> 'block' and position is null;

alter table allocations add constraint only_blocks_have_no_line check ((kind = 'block') = (position is null));
