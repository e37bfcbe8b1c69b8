-- Gift vouchers that shoppers buy: an order without lines, which has one of these rows instead. Nothing is delivered.
alter table orders drop constraint orders_delivery_check;
alter table orders add constraint orders_delivery_check check (delivery in ('shipment', 'pickup', 'download'));

create table order_gifts (
  order_id uuid primary key references orders (id),
  design text not null check (design in ('planks', 'armchair', 'stripes')),
  -- Printed on it as they were typed; null: left out, or forgotten with the order.
  recipient text,
  greeting text,
  -- The day in Berlin on which it is mailed; null: as soon as it is paid.
  send_on date
);

-- Of an order that bought it. Its code is sealed until it was mailed for long enough, so that it can be mailed on a later
-- day and downloaded; then only its hash is left.
alter table gift_vouchers add column order_id uuid;
alter table gift_vouchers add column sealed_code text;
alter table gift_vouchers add column send_at timestamptz;
alter table gift_vouchers add column sent_at timestamptz;
create unique index gift_vouchers_of_order on gift_vouchers (order_id);
create index gift_vouchers_to_send on gift_vouchers (send_at) where sent_at is null and cancelled_at is null;
create index gift_vouchers_sealed on gift_vouchers (sent_at) where sealed_code is not null;
alter table gift_vouchers drop constraint gift_vouchers_paid_by_check;
alter table gift_vouchers add constraint gift_vouchers_paid_by_check
  check (paid_by in ('cash', 'card', 'bank_transfer', 'order'));
alter table gift_vouchers add constraint bought_by_an_order
  check ((paid_by = 'order') = (order_id is not null) and (order_id is not null or (send_at is null and sealed_code is null)));
-- What was refunded of the price: nothing is ever left of that part.
alter table gift_vouchers add column refunded_cents integer not null default 0
  check (refunded_cents between 0 and value_cents);
alter table gift_vouchers add constraint refunded_part_is_gone check (balance_cents <= value_cents - refunded_cents);
