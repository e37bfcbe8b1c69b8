-- What people, mails and bank transfers call an order. Gaps are fine: it numbers drafts, not invoices.
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

  email text not null,
  phone text not null,
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
  -- By what holds are limited: the e-mail and address as compared, the client's address hashed.
  email_key text not null,
  address_key text not null,
  client_key text not null,

  subtotal_cents integer not null check (subtotal_cents >= 0),
  tax_cents integer not null check (tax_cents >= 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  total_cents integer not null check (total_cents > 0),
  vat_by_rate jsonb not null,

  constraint total_is_the_sum check (total_cents = subtotal_cents + tax_cents + shipping_cents),
  constraint pickup_costs_nothing check (delivery <> 'pickup' or shipping_cents = 0),
  constraint an_offer_has_its_period check (
    (offered_at is null) = (accept_until is null) and (state not in ('offered', 'accepted') or offered_at is not null)
  ),
  constraint accepted_at_a_time check (state <> 'accepted' or accepted_at is not null),
  constraint ended_at_a_time check ((state in ('lapsed', 'declined', 'cancelled')) = (ended_at is not null)),
  constraint cancelled_for_a_reason check ((state = 'cancelled') = (end_reason is not null))
);
create unique index one_draft_a_checkout on orders (checkout_hash) where state = 'draft';
create index orders_by_email on orders (email_key, created_at);
create index orders_by_address on orders (address_key, created_at);
create index orders_by_client on orders (client_key, created_at);
-- For the job that ends what has had its time.
create index orders_open on orders (hold_until) where state in ('draft', 'offered');

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

create table payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  method text not null check (method in ('bank_transfer', 'stripe', 'paypal')),
  state text not null check (state in ('open', 'received', 'lapsed', 'refund-due', 'refunded')),
  amount_cents integer not null check (amount_cents > 0),
  opened_at timestamptz not null,
  due_at timestamptz not null,
  received_at timestamptz,
  refunded_at timestamptz,
  -- What the bank or provider calls it. The same money pays one order.
  external_id text,
  constraint one_external_payment_once unique (method, external_id),
  constraint received_at_a_time check (state not in ('received', 'refund-due', 'refunded') or received_at is not null),
  constraint refunded_at_a_time check ((state = 'refunded') = (refunded_at is not null))
);
-- An order is asked for its money once, and paid once.
create unique index one_payment_an_order on payments (order_id) where state in ('open', 'received');
create index payments_by_order on payments (order_id);
create index payments_open on payments (due_at) where state = 'open';

-- Who did what to an order, and when. Rows are only ever added.
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

create trigger order_history_append_only before update or delete on order_history
  for each row execute function refuse_change();
create trigger order_lines_append_only before update or delete on order_lines
  for each row execute function refuse_change();
