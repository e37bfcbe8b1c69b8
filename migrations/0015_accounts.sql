-- What customers add to their account by themselves. `name` as a whole stays what the shop shows.
alter table customers
  add column salutation text check (salutation in ('frau', 'herr', 'divers')),
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column birth_date date,
  -- When a link mailed to `email` was last followed: only then what belongs to the address belongs to the account.
  add column email_confirmed_at timestamptz;

-- What browser it is, in words that its owner recognises, and when it last came by.
alter table customer_sessions
  add column device text not null default '',
  add column last_used_at timestamptz;

create table customer_addresses (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  created_at timestamptz not null,
  first_name text not null,
  last_name text not null,
  company text not null,
  street text not null,
  apartment text not null,
  postal_code text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  is_delivery boolean not null,
  is_billing boolean not null
);
create index customer_addresses_of_customer on customer_addresses (customer_id, created_at);
-- The one that is suggested, at most one for each purpose.
create unique index one_delivery_address on customer_addresses (customer_id) where is_delivery;
create unique index one_billing_address on customer_addresses (customer_id) where is_billing;

-- Links mailed to an address that a customer wants to have, or has and confirms; used once.
create table customer_email_links (
  token_hash text primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  email text not null,
  email_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index customer_email_links_of_customer on customer_email_links (customer_id, created_at);

-- The wishlist of an account, the same on all its devices. A piece may leave the catalogue; then it is not shown.
create table wishlist_entries (
  customer_id uuid not null references customers (id) on delete cascade,
  piece_id text not null,
  added_at timestamptz not null,
  primary key (customer_id, piece_id)
);

-- Whose account an order belongs to, by the access token it came with; no foreign key: ordering knows no accounts.
alter table orders
  add column customer_id uuid,
  -- When that account was deleted. What the law makes us keep stays, and is restricted (Art. 17 (3) b, 18 GDPR) as
  -- soon as nothing is left to be done.
  add column account_deleted_at timestamptz,
  add column restricted_at timestamptz;
create index orders_of_customer on orders (customer_id, created_at) where customer_id is not null;
create index orders_to_restrict on orders (account_deleted_at)
  where account_deleted_at is not null and restricted_at is null;

-- Links mailed to the address of an order without an account, by which an account takes it over; used once, and only
-- by the account that asked.
create table order_claims (
  token_hash text primary key,
  order_id uuid not null references orders (id),
  customer_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index order_claims_of_order on order_claims (order_id, created_at);
create index order_claims_of_customer on order_claims (customer_id, created_at);

-- The history of an order goes when its retention has ended and nobody is named in the order any more; until then rows
-- are only ever added.
create function refuse_change_of_kept_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from orders o where o.id = old.order_id and o.anonymised_at is not null) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
drop trigger order_history_append_only on order_history;
create trigger order_history_append_only before update or delete on order_history
  for each row execute function refuse_change_of_kept_history();
