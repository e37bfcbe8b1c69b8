-- From the cart to the paid contract.

-- The number in mails and bank transfers. Gaps are fine: it numbers drafts, not invoices.
create sequence order_numbers start 100001;

create table orders (
  id uuid primary key,
  number bigint not null unique default nextval('order_numbers'),
  -- The address of an order is its key, so it is kept as a SHA-256 only. It is derived from the salt and the
  -- idempotency key, so that a repeated request gets the same one without its being kept anywhere.
  token_hash text not null unique,
  token_salt text not null,
  -- One order for each idempotency key, and one body.
  idempotency_hash text unique,
  request_hash text not null,
  -- The browser's checkout this draft belongs to; a new draft of it replaces the old one.
  checkout_hash text,

  state text not null check (state in ('draft', 'offered', 'accepted', 'lapsed', 'declined', 'cancelled')),
  created_at timestamptz not null,
  hold_until timestamptz not null,
  offered_at timestamptz,
  accept_until timestamptz,
  awaits_mail boolean not null default false,
  mail_token_hash text,
  accepted_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('dropped', 'superseded', 'unpaid')),
  -- When the personal data of an order that never became a contract were removed, or its retention had ended.
  anonymised_at timestamptz,

  -- The account it belongs to, by the access token it came with; no foreign key: ordering knows no accounts.
  customer_id uuid,
  -- When that account was deleted. What the law makes us keep stays, and is restricted (Art. 17 (3) b, 18 GDPR) as
  -- soon as nothing is left to be done.
  account_deleted_at timestamptz,
  restricted_at timestamptz,

  email text not null,
  phone text not null,
  -- In which mails are written.
  language text not null default 'de',
  first_name text not null,
  last_name text not null,
  company text,
  vat_id text,
  street text not null,
  apartment text,
  postal_code text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  customer_kind text not null check (customer_kind in ('consumer', 'business')),
  carrier_contact boolean not null,
  delivery text not null check (delivery in ('shipment', 'pickup')),
  payment_method text not null check (payment_method in ('bank_transfer', 'stripe', 'paypal')),
  -- Null: the invoice is made out to the address of delivery.
  billing jsonb,
  note text,
  -- The consumer's express wish that a rental or assembly begins within the withdrawal period (§ 357a BGB).
  early_service boolean not null default false,

  -- By what holds are limited: the e-mail and address as compared, the client's network hashed.
  email_key text not null,
  address_key text not null,
  client_key text not null,
  -- The wider networks of IPv6 that a client may have all of; null: the same as the client's own.
  site_key text,
  block_key text,

  subtotal_cents integer not null check (subtotal_cents >= 0),
  tax_cents integer not null check (tax_cents >= 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  total_cents integer not null check (total_cents > 0),
  vat_by_rate jsonb not null,
  -- How many lines are not handed over yet. Counted as lines change, so that the lists of what must be handed over need
  -- not count the lines of all orders there ever were.
  open_lines integer not null default 0,

  constraint total_is_the_sum check (total_cents = subtotal_cents + tax_cents + shipping_cents),
  constraint pickup_costs_nothing check (delivery <> 'pickup' or shipping_cents = 0),
  constraint an_offer_has_its_period check (
    (offered_at is null) = (accept_until is null) and (state not in ('offered', 'accepted') or offered_at is not null)
  ),
  constraint accepted_at_a_time check (state <> 'accepted' or accepted_at is not null),
  constraint ended_at_a_time check ((state in ('lapsed', 'declined', 'cancelled')) = (ended_at is not null)),
  constraint cancelled_for_a_reason check ((state = 'cancelled') = (end_reason is not null)),
  constraint early_service_of_consumers check (not early_service or customer_kind = 'consumer'),
  constraint open_lines_not_negative check (open_lines >= 0)
);
create unique index one_draft_a_checkout on orders (checkout_hash) where state = 'draft';
create index orders_by_email on orders (email_key, created_at);
create index orders_by_address on orders (address_key, created_at);
create index orders_by_client on orders (client_key, created_at);
create index orders_by_site on orders (site_key, created_at) where site_key is not null;
create index orders_by_block on orders (block_key, created_at) where block_key is not null;
-- For the job that ends what has had its time.
create index orders_open on orders (hold_until) where state in ('draft', 'offered');
create index orders_without_contract on orders (ended_at) where accepted_at is null and anonymised_at is null;
create index orders_to_hand_over on orders (offered_at, id) where state = 'accepted' and open_lines > 0;
create index orders_of_customer on orders (customer_id, created_at) where customer_id is not null;
create index orders_to_restrict on orders (account_deleted_at)
  where account_deleted_at is not null and restricted_at is null;
-- Few orders are kept by law alone; lists ask of each row whether it is about one of these.
create index orders_restricted on orders (id) where restricted_at is not null;
-- Lists of staff: by time, by sum, by state, and by what is typed of a person.
create index orders_offered on orders (offered_at, id) where offered_at is not null;
create index orders_by_total on orders (total_cents, id) where offered_at is not null;
create index orders_by_state on orders (state, offered_at, id) where offered_at is not null;
create index orders_search on orders
  using gin ((first_name || ' ' || last_name || ' ' || coalesce(company, '') || ' ' || email || ' ' || postal_code) gin_trgm_ops);

-- What was ordered, as it was when it was ordered; the catalogue may change.
create table order_lines (
  order_id uuid not null references orders (id),
  position integer not null,
  piece_id text not null references pieces (id),
  variant_id text references variants (id),
  title text not null,
  sku text not null,
  picture_key text,
  shop_type text not null check (shop_type in ('vintage', 'boatwood')),
  tax_scheme text not null check (tax_scheme in ('margin', 'standard')),
  quantity integer not null check (quantity > 0),
  rent_option text check (rent_option in ('1 Tag', '1 Woche', '1 Monat', '1 Jahr', '2 Jahre')),
  assembly boolean not null,
  unit_cents integer not null check (unit_cents >= 0),
  assembly_cents integer not null check (assembly_cents >= 0),
  charge_tax_percent integer not null,
  charge_tax_cents integer not null,
  subtotal_cents integer not null,
  gross_cents integer not null,
  net_cents integer not null,
  vat_cents integer not null,
  shipping_cents integer not null,
  vat_by_rate jsonb not null,
  adjustments jsonb not null,
  primary key (order_id, position),
  constraint gross_is_the_sum check (
    gross_cents = subtotal_cents + charge_tax_cents and gross_cents = net_cents + vat_cents
  )
);
create index order_lines_by_piece on order_lines (piece_id);
create index order_lines_rented on order_lines (order_id) where rent_option is not null;
create trigger order_lines_append_only before update or delete on order_lines
  for each row execute function refuse_change();

create function count_new_lines() returns trigger language plpgsql as $$
begin
  update orders o set open_lines = o.open_lines + added.lines
  from (select order_id, count(*) as lines from new_lines group by order_id) added
  where o.id = added.order_id;
  return null;
end $$;
create trigger order_lines_open after insert on order_lines
  referencing new table as new_lines for each statement execute function count_new_lines();

create table payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  method text not null check (method in ('bank_transfer', 'stripe', 'paypal')),
  state text not null check (state in ('open', 'received', 'lapsed', 'refund-due', 'refunded')),
  amount_cents integer not null check (amount_cents > 0),
  -- All that came; a bank transfer may be too little or too much.
  received_cents integer not null default 0 check (received_cents >= 0),
  opened_at timestamptz not null,
  due_at timestamptz not null,
  -- A reminder is sent once, before the holds of a bank transfer end.
  reminded_at timestamptz,
  received_at timestamptz,
  refunded_at timestamptz,
  -- What the bank or provider calls it. The same money pays one order.
  external_id text,
  -- The provider payment that may pay the order: the first one authorised. Any other is not captured, or paid back.
  claimed_by uuid,
  -- Asked for or made while cards and wallets moved no money. Kept with the payment: what the shop is set to changes.
  is_trial boolean not null default false,
  constraint one_external_payment_once unique (method, external_id),
  constraint received_at_a_time check (state not in ('received', 'refund-due', 'refunded') or received_at is not null),
  constraint refunded_at_a_time check ((state = 'refunded') = (refunded_at is not null))
);
-- An order is asked for its money once, and paid once.
create unique index one_payment_an_order on payments (order_id) where state in ('open', 'received');
create index payments_by_order on payments (order_id);
create index payments_by_state on payments (state, order_id);
create index payments_open on payments (due_at) where state = 'open';
create index payments_refund_due on payments (received_at) where state = 'refund-due';
create index payments_received on payments (received_at) where state in ('received', 'refund-due', 'refunded');

-- Each bank transfer as it came: an order may be paid in parts, or with too much.
create table order_receipts (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- The key that staff's screen gave this booking: sent twice, it is one.
  wish text not null,
  amount_cents integer not null check (amount_cents > 0),
  -- What the bank calls it.
  external_id text,
  received_on date,
  booked_at timestamptz not null,
  booked_by text not null,
  -- Booked although it was another order's money, or another amount. It stays in the books, with who took it back and why.
  taken_back_at timestamptz,
  taken_back_by text,
  taken_back_reason text,
  constraint taken_back_by_somebody check (
    (taken_back_at is null) = (taken_back_by is null) and (taken_back_at is null) = (taken_back_reason is null)
  )
);
create unique index one_receipt_a_wish on order_receipts (order_id, wish) where taken_back_at is null;
-- The same money pays one order, and after a mistake the right one.
create unique index one_receipt_of_a_transfer on order_receipts (external_id) where taken_back_at is null;

-- Refunds by the decision of staff, in whole or in part.
create table order_refunds (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- The key that staff's screen gave this refund: sent twice, it is one.
  wish text not null,
  amount_cents integer not null check (amount_cents > 0),
  -- For staff's own records.
  reason text not null,
  -- The provider payment that is refunded; null: staff make a bank transfer.
  payment_id uuid,
  -- What was transferred beyond an order's amount: it is paid back, but settles nothing that is owed for goods.
  surplus boolean not null default false,
  ordered_at timestamptz not null,
  ordered_by text not null,
  done_at timestamptz,
  done_by text,
  constraint one_refund_a_wish unique (order_id, wish),
  constraint done_by_somebody check ((done_at is null) = (done_by is null))
);
create index order_refunds_open on order_refunds (ordered_at) where done_at is null;

-- The texts that applied when an order was placed (§ 312f, § 312i BGB): which versions, and their words as files.
create table order_texts (
  order_id uuid not null references orders (id),
  slug text not null check (slug in ('terms', 'withdrawal', 'data-protection')),
  version integer not null check (version > 0),
  -- In the file store, named by the digest of its bytes.
  file_key text not null,
  primary key (order_id, slug)
);

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

-- While unpaid holds take much of the shop, guests show that a mailbox is theirs before pieces are held for them: with a
-- code that was mailed to it. Of the mailbox, the code and the network there are hashes only.
create table mailbox_codes (
  id uuid primary key,
  email_key text not null,
  -- The browser's own name of its checkout; nobody else's attempts use up its codes.
  checkout_key text not null,
  client_key text not null,
  code_hash text not null,
  asked_at timestamptz not null,
  tries integer not null default 0,
  -- When it was typed; the mailbox is then known for a while.
  proved_at timestamptz
);
create index mailbox_codes_by_email on mailbox_codes (email_key, asked_at);
create index mailbox_codes_by_client on mailbox_codes (client_key, asked_at);

-- Who did what to an order, and when.
create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  at timestamptz not null,
  -- 'visitor', or the name of the staff member or job.
  actor text not null,
  type text not null,
  facts jsonb not null default '{}'
);
create index order_history_by_order on order_history (order_id, id);

-- Rows are only ever added, until the order's retention has ended and nobody is named in it any more.
create function refuse_change_of_kept_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from orders o where o.id = old.order_id and o.anonymised_at is not null) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger order_history_append_only before update or delete on order_history
  for each row execute function refuse_change_of_kept_history();
