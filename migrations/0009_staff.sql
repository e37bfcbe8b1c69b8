-- The shop's staff. They join by invitation: without a password nobody logs in yet.
create table staff (
  id uuid primary key,
  email text not null,
  -- The address as it is compared: lower case.
  email_key text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'office', 'content', 'read-only')),
  -- scrypt with its parameters and salt; null until the invitation is accepted.
  password_hash text,
  -- A password that somebody else has seen: nothing works before it is changed.
  must_change_password boolean not null default false,
  -- A password that was made up for the first owner works for a day; null: a password that somebody has chosen.
  password_ends_at timestamptz,
  created_at timestamptz not null,
  logged_in_at timestamptz,
  deactivated_at timestamptz
);

-- A browser of staff that is logged in; its cookie is kept as SHA-256 only.
create table staff_sessions (
  token_hash text primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  created_at timestamptz not null,
  -- Moves on while somebody works, but never behind `ends_at`.
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  -- When somebody last gave a password or a passkey in this browser.
  proved_at timestamptz,
  -- What a passkey must sign that is added or shown within the session.
  challenge text,
  challenge_ends_at timestamptz
);
create index staff_sessions_of_staff on staff_sessions (staff_id);
create index staff_sessions_by_end on staff_sessions (expires_at);

-- Mailed links: an invitation, or a new password. Used once.
create table staff_links (
  token_hash text primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- From which network it was asked for, as a hash, so that one host cannot flood a mailbox.
  client_key text not null default '',
  -- A link made on the machine for somebody who has lost the second factor, too.
  removes_second_factor boolean not null default false
);
create index staff_links_of_staff on staff_links (staff_id, created_at);

-- The app that shows codes.
create table staff_authenticators (
  staff_id uuid primary key references staff (id) on delete cascade,
  -- Encrypted with a key made of `hash_key`; null until a first code came.
  sealed_secret text,
  -- The secret that is being set up, and since when.
  sealed_next text,
  next_since timestamptz,
  -- The half minute of the newest code that was used: neither it nor an earlier one is taken again.
  last_step integer not null default 0
);

-- Each is valid once, instead of a code. They are random enough for SHA-256.
create table staff_recovery_codes (
  code_hash text primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  used_at timestamptz
);
create index staff_recovery_codes_of_staff on staff_recovery_codes (staff_id);

create table staff_passkeys (
  -- As the browser names it, base64url.
  id text primary key,
  staff_id uuid not null references staff (id) on delete cascade,
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
create index staff_passkeys_of_staff on staff_passkeys (staff_id);

-- A login that is half done: a password was right, or a passkey is asked for. It gives no access.
create table staff_login_steps (
  token_hash text primary key,
  -- Whose password was right; null where a passkey alone is to log in.
  staff_id uuid references staff (id) on delete cascade,
  -- What the passkey must sign.
  challenge text,
  expires_at timestamptz not null
);
create index staff_login_steps_by_end on staff_login_steps (expires_at);

-- What the owner decides about logins. One row, or none until the owner decides: a new shop's tables are empty.
create table login_rules (
  only_one boolean primary key default true check (only_one),
  -- Refunds of an order above this sum, in cents, ask for the password again.
  refunds_need_password_above_cents integer not null default 50000
    check (refunds_need_password_above_cents between 0 and 100000000),
  version integer not null default 1
);
