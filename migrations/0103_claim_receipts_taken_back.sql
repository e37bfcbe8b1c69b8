-- Money that was booked for a claim by mistake: whose it was not stays on record, and it does not count any more.
alter table claim_receipts
  add column taken_back_at timestamptz,
  add column taken_back_by text,
  add column taken_back_reason text,
  add constraint claim_receipt_taken_back_as_a_whole check (
    (taken_back_at is null) = (taken_back_by is null) and (taken_back_at is null) = (taken_back_reason is null)
  );
