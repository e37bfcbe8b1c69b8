-- What the shop has asked a provider to collect: a card payment, a checkout page, a wallet order. What it is paid for is
-- a reference that only the asking department understands.
create table provider_payments (
  -- Sent to the provider with every request, as idempotency key and as the payment's own note of where it belongs.
  id uuid primary key,
  provider text not null check (provider in ('stripe', 'paypal')),
  kind text not null check (kind in ('card', 'checkout', 'wallet')),
  reference text not null,
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('open', 'authorised', 'pending', 'captured', 'cancelled')),
  -- Null until the provider has answered for the first time.
  external_id text,
  -- By what the provider's statements name the money, once there is some.
  transaction_id text,
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  opened_at timestamptz not null,
  -- When the provider was last asked.
  checked_at timestamptz not null,
  constraint one_external_payment unique (provider, external_id),
  constraint one_transaction unique (provider, transaction_id)
);
create index provider_payments_by_reference on provider_payments (reference);
-- Paying twice at once in the same way is one payment.
create unique index one_open_payment_of_a_kind on provider_payments (reference, kind)
  where state in ('open', 'authorised', 'pending');
-- For the job that asks the provider about everything open.
create index provider_payments_open on provider_payments (checked_at)
  where state in ('open', 'authorised', 'pending');

create table provider_refunds (
  -- Sent to the provider as idempotency key.
  id uuid primary key,
  payment_id uuid not null references provider_payments (id),
  -- What it is paid back for; the same wish twice is one refund.
  wish text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  ordered_at timestamptz not null,
  done_at timestamptz,
  external_id text,
  -- The provider said no for good: staff see it, and have it tried again or pay the money back in another way.
  refused_at timestamptz,
  paid_otherwise_at timestamptz,
  constraint done_has_its_name check ((done_at is null) = (external_id is null)),
  constraint paid_back_in_one_way check (done_at is null or paid_otherwise_at is null)
);
create index provider_refunds_by_payment on provider_refunds (payment_id);
create index provider_refunds_open on provider_refunds (ordered_at)
  where done_at is null and paid_otherwise_at is null;

-- Webhooks that were accepted. Providers send each of them until it is answered, and sometimes after.
create table provider_webhooks (
  provider text not null check (provider in ('stripe', 'paypal')),
  id text not null,
  received_at timestamptz not null,
  primary key (provider, id)
);

-- The books of the stand-in for the providers, where no provider has keys.
create table sandbox_objects (
  id text primary key,
  body jsonb not null,
  created_at timestamptz not null
);
