-- People who work for the shop. They come by invitation: without a password nobody logs in yet.
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
  ends_at timestamptz not null
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
  used_at timestamptz
);
create index staff_links_of_staff on staff_links (staff_id, created_at);

-- Who changed what, from what to what. Rows are only ever added, in the transaction of the change.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('staff', 'system')),
  -- The staff member's id; null for the shop itself.
  actor_id uuid,
  actor_name text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  -- The fields that changed, with secrets left out; null where there was nothing before, or is nothing after.
  before jsonb,
  after jsonb
);
create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_by_entity on audit_log (entity, entity_id, id);
create index audit_log_by_actor on audit_log (actor_id, at desc) where actor_id is not null;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
