-- What a provider, a bank or a customer holds against a captured payment: chargebacks, claims, warnings of fraud, reviews.
create table provider_cases (
  payment_id uuid not null references provider_payments (id),
  -- What the provider calls it.
  external_id text not null,
  -- An inquiry asks before money is taken; a dispute has taken it, or holds it.
  kind text not null check (kind in ('dispute', 'inquiry', 'warning', 'review')),
  -- Why, in the provider's own word.
  reason text not null,
  amount_cents integer not null check (amount_cents >= 0),
  -- The part of it that cannot be paid back to the customer, because the provider holds it or has given it away.
  withheld_cents integer not null check (withheld_cents between 0 and amount_cents),
  state text not null check (state in ('needs-response', 'waiting', 'ended')),
  outcome text check (outcome in ('won', 'lost', 'dropped')),
  -- Until then the provider takes evidence; null: it does not say, or takes none.
  respond_by timestamptz,
  opened_at timestamptz not null,
  -- When the shop learned that it has ended.
  ended_at timestamptz,
  -- Staff have decided that the order is delivered all the same.
  released_at timestamptz,
  released_by text,
  release_reason text,
  primary key (payment_id, external_id),
  constraint ended_has_an_outcome check (
    (state = 'ended') = (outcome is not null) and (state = 'ended') = (ended_at is not null)
  ),
  constraint released_by_somebody check (
    (released_at is null) = (released_by is null) and (released_at is null) = (release_reason is null)
  )
);
-- For today's work, and for the job that follows what has not ended.
create index provider_cases_open on provider_cases (respond_by) where state <> 'ended';
