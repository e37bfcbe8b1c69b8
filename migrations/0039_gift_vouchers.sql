-- Gift vouchers: what is left on each, and which orders were paid with it. They are means of payment (§ 3 (15) UStG).
create table gift_vouchers (
  id uuid primary key,
  -- Codes have 80 random bits, are shown once and kept as a SHA-256 only. A replaced voucher has another one.
  code_hash text not null unique,
  value_cents integer not null check (value_cents > 0),
  balance_cents integer not null,
  -- A day in Berlin, which still counts: the end of the third year after the sale (§§ 195, 199 BGB), or later.
  last_day date not null,
  -- How it was paid for at the counter.
  paid_by text not null check (paid_by in ('cash', 'card', 'bank_transfer')),
  sold_at timestamptz not null,
  sold_by text not null,
  -- Pays for no more orders until staff allow it again.
  blocked_at timestamptz,
  blocked_by text,
  constraint never_more_than_there_is check (balance_cents between 0 and value_cents),
  constraint blocked_by_somebody check ((blocked_at is null) = (blocked_by is null))
);
create index gift_vouchers_newest on gift_vouchers (sold_at, id);

-- What a gift voucher pays of an order; nothing of it once it was given back.
create table gift_voucher_uses (
  -- No foreign key: vouchers know no orders.
  order_id uuid primary key,
  gift_voucher_id uuid not null references gift_vouchers (id),
  amount_cents integer not null check (amount_cents > 0),
  -- What went back to it of a paid order.
  refunded_cents integer not null default 0,
  taken_at timestamptz not null,
  given_back_at timestamptz,
  constraint no_more_back_than_taken check (refunded_cents between 0 and amount_cents)
);
create index gift_voucher_uses_of_voucher on gift_voucher_uses (gift_voucher_id, taken_at);

-- What a gift voucher pays of the total; the rest is paid by other means. Nothing is left where it pays all of it.
alter table orders add column gift_cents integer not null default 0 check (gift_cents >= 0);
alter table orders drop constraint orders_payment_method_check;
alter table orders add constraint orders_payment_method_check
  check (payment_method in ('bank_transfer', 'stripe', 'paypal', 'gift_voucher'));
alter table payments drop constraint payments_method_check;
alter table payments add constraint payments_method_check
  check (method in ('bank_transfer', 'stripe', 'paypal', 'gift_voucher'));
alter table payments drop constraint payments_amount_cents_check;
alter table payments add constraint payments_amount_cents_check
  check (amount_cents > 0 or (amount_cents = 0 and method = 'gift_voucher'));

-- What goes back to the gift voucher that paid it: done with the same transaction, by nobody's transfer.
alter table order_refunds add column to_gift_voucher boolean not null default false;
