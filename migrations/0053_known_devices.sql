-- Browsers that have logged in to an account before, known by a random cookie.
create table known_devices (
  -- `staff ` or `customer ` and the id.
  account text not null,
  -- The cookie's value as SHA-256.
  token_hash text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (account, token_hash)
);
create index known_devices_by_token on known_devices (token_hash);
create index known_devices_by_use on known_devices (last_seen_at);
