-- Customers' accounts.

create table customers (
  id uuid primary key,
  email text not null,
  -- The address as it is compared: lower case.
  email_key text not null unique,
  -- When a link mailed to `email` was last followed: only then what belongs to the address belongs to the account.
  email_confirmed_at timestamptz,
  -- What the shop shows; its parts are the customer's own addition.
  name text not null,
  salutation text check (salutation in ('frau', 'herr', 'divers')),
  first_name text not null default '',
  last_name text not null default '',
  birth_date date,
  phone text not null,
  -- In which mails are written.
  language text not null default 'de',
  -- scrypt with its parameters and salt; never the password.
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);
create index customers_by_time on customers (created_at, id);
create index customers_search on customers using gin ((name || ' ' || email) gin_trgm_ops);

-- A browser that is logged in. It ends by logging out, by a new password, or by itself.
create table customer_sessions (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- What browser it is, in words that its owner recognises, and when it was last used.
  device text not null default '',
  last_used_at timestamptz,
  -- When somebody last gave a password or a passkey in this browser.
  proved_at timestamptz,
  -- What a passkey must sign that is added within the session.
  challenge text,
  challenge_ends_at timestamptz
);
create index customer_sessions_of_customer on customer_sessions (customer_id) where ended_at is null;

-- What a browser shows: an access token for some minutes, and the refresh token that gets it the next one. A refresh
-- token that is used again later was stolen, and its session ends. Kept as SHA-256 only.
create table customer_tokens (
  hash text primary key,
  session_id uuid not null references customer_sessions (id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  -- Which refresh token it was exchanged for. Of two that follow the same one, as two tabs get them, a browser goes on
  -- with one: later use of the other is theft.
  follows text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index customer_tokens_of_session on customer_tokens (session_id);
create index customer_tokens_by_end on customer_tokens (expires_at);
create index customer_tokens_of_one on customer_tokens (follows) where follows is not null and kind = 'refresh';

-- A link to set a new password, mailed to the account's address; used once.
create table password_resets (
  token_hash text primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- From which network it was asked for, as a hash, so that one host cannot flood a mailbox.
  client_key text not null default ''
);
create index password_resets_of_customer on password_resets (customer_id, created_at);

-- Links mailed to an address that a customer wants to have, or has and confirms; used once.
create table customer_email_links (
  token_hash text primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  -- A link that stops a change goes to the address that the account has.
  kind text not null default 'confirm' check (kind in ('confirm', 'stop')),
  email text not null,
  email_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index customer_email_links_of_customer on customer_email_links (customer_id, created_at);

-- Each passkey logs in alone instead of address and password.
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

-- The wishlist of an account, the same on all its devices. A piece may leave the catalogue; then it is not shown.
create table wishlist_entries (
  customer_id uuid not null references customers (id) on delete cascade,
  piece_id text not null,
  added_at timestamptz not null,
  primary key (customer_id, piece_id)
);
