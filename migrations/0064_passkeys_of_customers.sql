-- Passkeys of customers, each of which logs in alone instead of address and password.
create table customer_passkeys (
  -- As the browser names it, base64url.
  id text primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  -- COSE, base64url.
  public_key text not null,
  -- Counted up by keys that count; 0 by those that do not.
  counter bigint not null,
  -- How a browser reaches it: 'internal', 'usb', …, with commas.
  transports text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index customer_passkeys_of_customer on customer_passkeys (customer_id);

-- What a passkey must sign to log in, for some minutes. Nobody is known yet.
create table customer_login_challenges (
  token_hash text primary key,
  challenge text not null,
  expires_at timestamptz not null
);
create index customer_login_challenges_by_end on customer_login_challenges (expires_at);

alter table customer_sessions
  -- When somebody last gave a password or a passkey in this browser.
  add column proved_at timestamptz,
  -- What a passkey must sign that is added within the session.
  add column challenge text,
  add column challenge_ends_at timestamptz;
