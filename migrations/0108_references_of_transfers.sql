-- References are compared without case and spaces, as people copy them.
create index receipts_by_reference on order_receipts (lower(regexp_replace(external_id, '\s', '', 'g')))
  where taken_back_at is null;
