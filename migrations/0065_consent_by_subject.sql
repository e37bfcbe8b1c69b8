-- A decision that a browser has told before is not kept again.
create index consent_records_by_subject on consent_records (subject, id desc);
