-- What must happen outside after a transaction (a mail, a provider's call) is written in that transaction
-- and handed to a job afterwards, so that it happens if and only if the transaction did.
create table outbox (
  id bigint generated always as identity primary key,
  -- The job's id: the same however often the row is handed over, and not to be guessed.
  job_id uuid not null unique default gen_random_uuid(),
  job text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  dispatched_at timestamptz
);
create index outbox_waiting on outbox (id) where dispatched_at is null;
