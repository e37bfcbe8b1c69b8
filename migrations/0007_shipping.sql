-- What deliveries cost. A change is a new row: it stays known what was charged when, and by whose decision.
create table shipping_tariffs (
  version integer primary key check (version > 0),
  -- Fees of the rings around Berlin, sizes of pallets, and zones with a fee for each size; integer cents, gross.
  tariff jsonb not null,
  created_at timestamptz not null,
  created_by text not null
);
create trigger shipping_tariffs_append_only before update or delete on shipping_tariffs
  for each row execute function refuse_change();

-- Questions for the price of a delivery to a place that has no rates.
create table shipping_requests (
  id uuid primary key,
  number bigint not null unique generated always as identity (start with 1001),
  received_at timestamptz not null,
  request_hash text not null,
  name text not null,
  email text not null,
  phone text not null,
  country text not null,
  postal_code text not null,
  city text not null,
  message text not null,
  -- [{ id, title, quantity }], as the catalogue had them.
  pieces jsonb not null,
  answered_at timestamptz,
  answered_by text,
  -- What staff note for themselves.
  note text not null default '',
  constraint answered_by_somebody check ((answered_at is null) = (answered_by is null))
);
create index shipping_requests_by_email on shipping_requests (lower(email), received_at);
create index shipping_requests_open on shipping_requests (received_at) where answered_at is null;
create index shipping_requests_newest on shipping_requests (received_at desc, id);
