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

-- What staff wrote about persons is removed when its subject is forgotten; that something was written stays.
create function audit_redacted(facts jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(facts) <> 'object' then facts else coalesce((
    select jsonb_object_agg(key, case
      when value <> 'null' and key in (
        'note', 'subject', 'reason', 'deductionReason', 'reference', 'name', 'email', 'handledBy', 'answeredBy'
      ) then to_jsonb('[redacted]'::text) else value end)
    from jsonb_each(facts)
  ), '{}') end
$$;

create function audit_subject_is_forgotten(entity text, entity_id text) returns boolean language sql stable as $$
  select case entity
    when 'orders' then exists (
      select from orders o
      where o.number = substring(entity_id from '^WMK-([0-9]{1,18})$')::bigint and o.anonymised_at is not null
    )
    when 'declarations' then not exists (select from declarations d where d.id::text = entity_id)
    when 'enquiries' then not exists (select from buy_in_enquiries e where e.id::text = entity_id)
    when 'shipping-requests' then not exists (select from shipping_requests r where r.id::text = entity_id)
    when 'staff' then not exists (
      select from staff s where s.id::text = entity_id and s.deactivated_at is null
    )
    else false
  end
$$;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['before', 'after', 'actor_name'] = to_jsonb(old) - array['before', 'after', 'actor_name']
    and (
      (new.before is not distinct from old.before and new.after is not distinct from old.after)
      or (
        new.before is not distinct from audit_redacted(old.before)
        and new.after is not distinct from audit_redacted(old.after)
        and audit_subject_is_forgotten(old.entity, old.entity_id)
      )
    )
    and (
      new.actor_name = old.actor_name
      or (
        new.actor_name = '[redacted]' and old.actor_id is not null
        and audit_subject_is_forgotten('staff', old.actor_id::text)
      )
    )
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
-- A row cannot be taken back, and neither can all of them at once.
create trigger audit_log_never_emptied before truncate on audit_log
  for each statement execute function refuse_change();
