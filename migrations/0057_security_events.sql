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
