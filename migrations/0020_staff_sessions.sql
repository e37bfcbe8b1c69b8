-- A name for each session of staff that may be shown, and what its owner knows it by. Sessions from before have no words
-- for their browser, and nobody noted when they were last used.
alter table staff_sessions
  add column id uuid not null default gen_random_uuid(),
  -- 'Firefox · Windows'; empty if nothing was recognised.
  add column device text not null default '',
  -- To some minutes.
  add column last_used_at timestamptz;
create unique index staff_sessions_by_id on staff_sessions (id);
