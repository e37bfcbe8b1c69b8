-- How many lines of an order are not handed over yet. Counted as lines change, so that the lists of what must be handed
-- over need not count the lines of all orders there ever were.
alter table orders add column open_lines integer not null default 0;

update orders o set open_lines = (
  select count(*) from order_lines l
  left join fulfilments f on f.order_id = l.order_id and f.position = l.position
  where l.order_id = o.id and coalesce(f.state, 'waiting') not in ('handed-over', 'returned')
);

create function count_new_lines() returns trigger language plpgsql as $$
begin
  update orders o set open_lines = o.open_lines + added.lines
  from (select order_id, count(*) as lines from new_lines group by order_id) added
  where o.id = added.order_id;
  return null;
end $$;

create trigger order_lines_open after insert on order_lines
  referencing new table as new_lines for each statement execute function count_new_lines();

create function count_handed_over() returns trigger language plpgsql as $$
declare
  was_done boolean := tg_op = 'UPDATE' and old.state in ('handed-over', 'returned');
  is_done boolean := new.state in ('handed-over', 'returned');
begin
  if was_done <> is_done then
    update orders set open_lines = open_lines + case when is_done then -1 else 1 end where id = new.order_id;
  end if;
  return null;
end $$;

create trigger fulfilments_open after insert or update of state on fulfilments
  for each row execute function count_handed_over();

alter table orders add constraint open_lines_not_negative check (open_lines >= 0);
create index orders_to_hand_over on orders (offered_at, id) where state = 'accepted' and open_lines > 0;
