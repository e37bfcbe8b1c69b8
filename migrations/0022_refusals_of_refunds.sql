alter table provider_refunds
  -- Why it is not made, in the shop's own words for it, and what the provider calls that; null: nothing is wrong.
  add column problem text,
  add column provider_code text,
  -- When the provider was asked for the last time; from then on its books are looked at before it is asked again.
  add column asked_at timestamptz,
  -- How often it has answered that it failed: it repeats that under the same idempotency key.
  add column tries integer not null default 0 check (tries >= 0),
  drop constraint done_has_its_name,
  -- With a name, and not done: the provider has taken it on, and it is under way.
  add constraint done_has_its_name check (done_at is null or external_id is not null);

-- For the job that asks about captured payments, whose refunds may be made, or come back, without us.
create index provider_payments_captured on provider_payments (checked_at) where state = 'captured';
