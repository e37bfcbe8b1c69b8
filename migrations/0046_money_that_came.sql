-- Each bank transfer as it came: an order may be paid in parts, or with too much.
create table order_receipts (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- What staff's screen called this booking: sent twice, it is one.
  wish text not null,
  amount_cents integer not null check (amount_cents > 0),
  -- What the bank calls it. The same money pays one order.
  external_id text unique,
  received_on date,
  booked_at timestamptz not null,
  booked_by text not null,
  constraint one_receipt_a_wish unique (order_id, wish)
);

-- All that came; 0 in rows from before, where `received` and `refund-due` meant exactly the amount.
alter table payments add column received_cents integer not null default 0 check (received_cents >= 0);
update payments set received_cents = amount_cents where state in ('received', 'refund-due', 'refunded');

-- What was transferred beyond an order's amount: it goes back, but settles nothing that is owed for goods.
alter table order_refunds add column surplus boolean not null default false;
