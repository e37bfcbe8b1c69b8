-- What people ask: for the price of a delivery, as before, and now anything, by the contact form.
alter table shipping_requests rename to questions;
alter sequence shipping_requests_number_seq rename to questions_number_seq;
alter index shipping_requests_pkey rename to questions_pkey;
alter index shipping_requests_number_key rename to questions_number_key;
alter index shipping_requests_by_email rename to questions_by_email;
alter index shipping_requests_open rename to questions_open;
alter index shipping_requests_newest rename to questions_newest;
alter table questions add column kind text not null default 'shipping' check (kind in ('shipping', 'contact'));
alter table questions alter column kind drop default;

create or replace function audit_subject_is_forgotten(entity text, entity_id text) returns boolean language sql stable as $$
  select case entity
    when 'orders' then exists (
      select from orders o
      where o.number = substring(entity_id from '^WMK-([0-9]{1,18})$')::bigint and o.anonymised_at is not null
    )
    when 'declarations' then not exists (select from declarations d where d.id::text = entity_id)
    when 'enquiries' then not exists (select from buy_in_enquiries e where e.id::text = entity_id)
    -- As they were called when there was no other kind.
    when 'shipping-requests' then not exists (select from questions q where q.id::text = entity_id)
    when 'questions' then not exists (select from questions q where q.id::text = entity_id)
    when 'staff' then not exists (
      select from staff s where s.id::text = entity_id and s.deactivated_at is null
    )
    else false
  end
$$;
