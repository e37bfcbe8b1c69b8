-- Subscriptions of the newsletter, one row an address.
create table newsletter_subscriptions (
  id uuid primary key,
  email text not null,
  -- The address as it is compared: lower case.
  email_key text not null unique,
  state text not null check (state in ('pending', 'active', 'ended')),
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- In each newsletter, so it is kept as it is. All it can do is end the subscription.
  unsubscribe_token text not null unique,
  constraint active_is_confirmed check (state <> 'active' or confirmed_at is not null),
  constraint ended_at_a_time check ((state = 'ended') = (ended_at is not null))
);
create index newsletter_subscriptions_by_state on newsletter_subscriptions (state, requested_at);
create index newsletter_by_request on newsletter_subscriptions (requested_at, id);
create index newsletter_search on newsletter_subscriptions using gin (email gin_trgm_ops);

-- The proof of consent (§ 7 UWG, Art. 7 GDPR): append-only. It is deleted with its subscription.
create table newsletter_events (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references newsletter_subscriptions (id) on delete cascade,
  kind text not null check (kind in ('requested', 'confirmed', 'unsubscribed')),
  at timestamptz not null,
  ip text,
  source text check (source in ('form', 'checkout')),
  -- Which text stood beside the field or box.
  form_version text,
  -- Of the link in the mail that this request led to; null: no mail was sent.
  confirm_token_hash text unique,
  constraint a_request_says_where_from check (
    kind <> 'requested' or (source is not null and form_version is not null)
  )
);
create index newsletter_events_of_subscription on newsletter_events (subscription_id, id);
