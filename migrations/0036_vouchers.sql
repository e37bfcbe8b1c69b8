-- Promotional vouchers: what they take off and when, their codes, and what each code did.
create table vouchers (
  id uuid primary key,
  -- What staff call it; shoppers do not see it.
  name text not null,
  value_cents integer check (value_cents > 0),
  percent integer check (percent between 1 and 90),
  -- The goods that it is meant for must be worth this much.
  least_cents integer not null check (least_cents >= 0),
  -- Whole days in Berlin, both included; null: without an end.
  first_day date not null,
  last_day date check (last_day >= first_day),
  shop_type text check (shop_type in ('vintage', 'boatwood')),
  contract text check (contract in ('sale', 'rental')),
  customer_kind text check (customer_kind in ('consumer', 'business')),
  -- The only address it is for; empty once that person is forgotten, when it is for nobody any more.
  holder_email text,
  -- Null: any number of orders.
  uses_per_code integer check (uses_per_code > 0),
  once_per_person boolean not null,
  code_count integer not null check (code_count > 0),
  created_at timestamptz not null,
  created_by text not null,
  ended_at timestamptz,
  ended_by text,
  constraint a_value_or_a_percentage check ((value_cents is null) <> (percent is null)),
  constraint ended_by_somebody check ((ended_at is null) = (ended_by is null))
);
create index vouchers_newest on vouchers (created_at, id);
create index vouchers_of_holder on vouchers (holder_email) where holder_email is not null;

-- Codes have 80 random bits, are shown once and kept as a SHA-256 only.
create table voucher_codes (
  code_hash text primary key,
  voucher_id uuid not null references vouchers (id)
);
create index voucher_codes_of_voucher on voucher_codes (voucher_id);

-- Which order was lowered by which code. What was given back counts no more.
create table voucher_uses (
  -- No foreign key: vouchers know no orders.
  order_id uuid primary key,
  voucher_id uuid not null references vouchers (id),
  code_hash text not null references voucher_codes (code_hash),
  -- The hash of the e-mail address, as orders have it; null once the order is anonymised.
  person_key text,
  amount_cents integer not null check (amount_cents > 0),
  taken_at timestamptz not null,
  given_back_at timestamptz
);
create index voucher_uses_of_voucher on voucher_uses (voucher_id, taken_at);
create index voucher_uses_of_code on voucher_uses (code_hash) where given_back_at is null;

-- What a voucher took off is a part of the order's subtotal: 0 or less. That of a line is among its adjustments.
alter table orders add column voucher_cents integer not null default 0 check (voucher_cents <= 0);
