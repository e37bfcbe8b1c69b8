-- The status of an order, as `statusOf` in ordering derives it from the rows of many tables; stored at the end of each
-- transaction that has locked the order. A job stores it where `lines_left` is missing.
alter table orders
  add column progress text,
  add column dispute text check (dispute in ('needs-response', 'waiting', 'lost')),
  add column handover text check (handover in ('open', 'done')),
  add column lines_left integer check (lines_left >= 0);
create index orders_without_status on orders (id) where state not in ('draft', 'offered') and lines_left is null;
create index orders_in_dispute on orders (dispute, offered_at) where dispute is not null;
create index orders_open_handover on orders (offered_at, id) where handover = 'open';

-- Processes of 0.9.0 may still run beside this version, and store none: what they do to an order makes its status unknown.
-- They also count `open_lines`, which, with its triggers and its index, goes once nobody updates from 0.9.0 any more.
create function forget_status() returns trigger language plpgsql as $$
begin
  update orders set lines_left = null where id = new.order_id and lines_left is not null;
  return null;
end $$;
create trigger order_history_forgets_status after insert on order_history
  for each row execute function forget_status();
