-- What staff prove themselves with besides their password.

create table staff_authenticators (
  staff_id uuid primary key references staff (id) on delete cascade,
  -- The secret of the app that shows codes, encrypted with a key made of `hash_key`; null until a first code came.
  sealed_secret text,
  -- The secret that is being set up, and since when.
  sealed_next text,
  next_since timestamptz,
  -- The half minute of the newest code that was used: neither it nor an earlier one is taken again.
  last_step integer not null default 0
);

-- Each opens the door once, instead of a code. They are random enough for SHA-256.
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

-- When somebody last gave a password or a passkey in this browser.
alter table staff_sessions add column proved_at timestamptz;
-- What a passkey must sign that is added or shown within a session.
alter table staff_sessions add column challenge text, add column challenge_ends_at timestamptz;
-- A link made on the machine for somebody who has lost the second factor, too.
alter table staff_links add column removes_second_factor boolean not null default false;
