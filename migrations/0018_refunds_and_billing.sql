-- Money that goes back to a customer by the decision of staff: all of it, or a part.
create table order_refunds (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- What staff's screen called this wish: sent twice, it is one refund.
  wish text not null,
  amount_cents integer not null check (amount_cents > 0),
  -- For staff's own records.
  reason text not null,
  -- The provider payment by which it goes back; null: staff make a bank transfer.
  payment_id uuid,
  ordered_at timestamptz not null,
  ordered_by text not null,
  done_at timestamptz,
  done_by text,
  constraint one_refund_a_wish unique (order_id, wish),
  constraint done_by_somebody check ((done_at is null) = (done_by is null))
);
create index order_refunds_open on order_refunds (ordered_at) where done_at is null;

-- A reminder is sent once, before the holds of a bank transfer end.
alter table payments add column reminded_at timestamptz;

-- Null: the invoice goes to where the pieces go.
alter table orders add column billing jsonb;
alter table orders add column note text;
