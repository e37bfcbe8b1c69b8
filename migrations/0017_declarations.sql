-- Declarations by which consumers withdraw from contracts (§ 356a BGB) or end them (§ 312k BGB), as they came in.
-- They are kept whether or not they fit an order, which staff find out.
create table declarations (
  id uuid primary key,
  kind text not null check (kind in ('withdrawal', 'ending')),
  received_at timestamptz not null,
  name text not null,
  -- As it was typed: the number of an order, or whatever describes the contract.
  contract text not null,
  email text not null,
  -- Withdrawals: the part that is meant; null: all of it.
  pieces text,
  -- Endings: of what kind, why, and by when; null: as soon as possible.
  manner text check (manner in ('ordinary', 'extraordinary')),
  reason text,
  ends_on date,
  -- The order that has this number.
  order_id uuid references orders (id),
  -- Whether the receipt was sent by mail as well; one address gets few of them a day.
  mailed boolean not null,
  -- The same declaration twice is one, and one client makes few of them.
  content_hash text not null,
  client_key text not null,
  email_key text not null,
  handled_at timestamptz,
  handled_by text,
  -- § 357 (4) BGB: a customer who proves that the goods were sent need not wait for the refund until they arrive.
  dispatch_proved_at timestamptz,
  dispatch_proved_by text,
  constraint a_manner_for_endings check ((kind = 'ending') = (manner is not null)),
  constraint endings_only check (kind = 'ending' or (reason is null and ends_on is null)),
  constraint handled_by_somebody check ((handled_at is null) = (handled_by is null)),
  constraint dispatch_proved_by_somebody check ((dispatch_proved_at is null) = (dispatch_proved_by is null))
);
create index declarations_by_content on declarations (content_hash, received_at);
create index declarations_by_client on declarations (client_key, received_at);
create index declarations_by_email on declarations (email_key, received_at);
create index declarations_by_order on declarations (order_id) where order_id is not null;
create index declarations_open on declarations (received_at) where handled_at is null;
create index declarations_newest on declarations (received_at desc, id);
