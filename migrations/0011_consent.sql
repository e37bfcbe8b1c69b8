-- The proof of what a visitor agreed to or refused (Art. 7 (1) GDPR, § 25 TDDDG): append-only, and under a number that
-- only the visitor's own browser knows. No address of a computer, no account.
create table consent_records (
  id bigint generated always as identity primary key,
  subject text not null check (subject ~ '^[\w-]{16,64}$'),
  at timestamptz not null,
  -- Of the text that was read.
  text_version text not null,
  language text not null,
  -- { service: agreed }
  decisions jsonb not null
);
create index consent_records_by_time on consent_records (at);
