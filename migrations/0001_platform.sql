-- What every department stands on: extensions, guards that triggers share, the outbox, mails, keys and the security log.

create extension if not exists pg_trgm;
create extension if not exists btree_gist;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- What must happen outside after a transaction (a mail, a provider's call) is written in that transaction
-- and handed to a job afterwards, so that it happens if and only if the transaction did.
create table outbox (
  id bigint generated always as identity primary key,
  -- The job's id: the same however often the row is handed over, and not to be guessed.
  job_id uuid not null unique default gen_random_uuid(),
  job text not null,
  -- Emptied when it is handed over: mails carry links that open accounts and orders.
  payload jsonb not null,
  created_at timestamptz not null,
  dispatched_at timestamptz
);
create index outbox_waiting on outbox (id) where dispatched_at is null;

-- Mails about something that staff look at, without their buttons and links, which may carry secrets.
create table sent_mails (
  id uuid primary key,
  -- As `/api/admin` names it: 'orders' and 'WMK-100234'.
  about text not null,
  about_id text not null,
  recipient text not null,
  subject text not null,
  -- What it is made of, so that it can be sent again.
  mail jsonb not null,
  ordered_at timestamptz not null,
  -- Null while it waits for the mail server.
  sent_at timestamptz
);
create index sent_mails_about on sent_mails (about, about_id, ordered_at);

-- Clients are told apart by hashes of their networks. There are few enough addresses of IPv4 to try them all, so the
-- hashes are made with this key; backups leave it out.
create table hash_key (
  only_one boolean primary key default true check (only_one),
  key text not null
);
insert into hash_key (key)
select encode(sha256(convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8')), 'hex') from generate_series(1, 3);

-- Attempts to log in, of customers and staff, to slow down guessing. The account's address and the client's network are
-- HMACs with the database's own key.
create table login_attempts (
  id bigint generated always as identity primary key,
  email_key text not null,
  client_key text not null,
  at timestamptz not null,
  succeeded boolean not null
);
create index login_attempts_by_email on login_attempts (email_key, at);
create index login_attempts_by_client on login_attempts (client_key, at);

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

-- What somebody who watches over the shop must know: logins, refusals, exports. Events of one network, person and kind
-- within a minute are one row with a count, so that a flood of requests is no flood of rows.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  last_at timestamptz not null check (last_at >= at),
  kind text not null,
  -- In clear, so that it can be blocked, for seven days; null from then on, in backups, and where many are counted as one.
  network text,
  -- HMAC of it with the database's own key, by which the same network is known again later.
  network_key text,
  who text check (who in ('staff', 'customer')),
  -- Their id; null where nobody with the tried address is known. No reference: the event outlives the account.
  person_id uuid,
  count int not null default 1 check (count > 0),
  check (person_id is null or who is not null)
);
create index security_events_by_time on security_events (at desc, id desc);
create index security_events_of_person on security_events (person_id, at desc) where person_id is not null;

-- Nobody edits what happened. A row only loses its network's address, and a row that has lost it is deleted in the end.
create function keep_security_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.network is null then return old; end if;
  else
    if new.network is null and row(new.id, new.at, new.last_at, new.kind, new.network_key, new.who, new.person_id, new.count)
      is not distinct from row(old.id, old.at, old.last_at, old.kind, old.network_key, old.who, old.person_id, old.count)
    then return new; end if;
  end if;
  raise exception 'security_events is append-only';
end $$;
create trigger security_events_append_only before update or delete on security_events
  for each row execute function keep_security_event();
