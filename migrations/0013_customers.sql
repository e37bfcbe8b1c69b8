create table customers (
  id uuid primary key,
  email text not null,
  -- The address as it is compared: lower case.
  email_key text not null unique,
  name text not null,
  phone text not null,
  -- scrypt with its parameters and salt; never the password.
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

-- A browser that is logged in. It ends by logging out, by a new password, or by itself.
create table customer_sessions (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);

create index customer_sessions_of_customer on customer_sessions (customer_id) where ended_at is null;

-- What a browser shows: an access token for some minutes, and the refresh token that gets it the next one. A refresh
-- token that is used again later was stolen, and its session ends. Kept as SHA-256 only.
create table customer_tokens (
  hash text primary key,
  session_id uuid not null references customer_sessions (id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index customer_tokens_of_session on customer_tokens (session_id);
create index customer_tokens_by_end on customer_tokens (expires_at);

-- A link to set a new password, mailed to the account's address; used once.
create table password_resets (
  token_hash text primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index password_resets_of_customer on password_resets (customer_id, created_at);

-- Who tried to log in, to slow down who guesses. Addresses of computers are hashed.
create table login_attempts (
  id bigint generated always as identity primary key,
  email_key text not null,
  client_key text not null,
  at timestamptz not null,
  succeeded boolean not null
);

create index login_attempts_by_email on login_attempts (email_key, at);
create index login_attempts_by_client on login_attempts (client_key, at);
