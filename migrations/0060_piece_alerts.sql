-- "Sag mir Bescheid": a single mail when a piece can be had again, or one like it comes. One row for an address and a piece.
create table piece_alerts (
  id uuid primary key,
  piece_id text not null references pieces (id) on delete cascade,
  email text not null,
  -- The address as it is compared: lower case.
  email_key text not null,
  -- Of the mails.
  language text not null,
  state text not null check (state in ('pending', 'active', 'sent')),
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_ip text,
  sent_at timestamptz,
  -- In each mail, so it is kept as it is. All it can do is end the alerts of its address.
  stop_token text not null unique,
  unique (email_key, piece_id),
  constraint what_runs_is_confirmed check ((state = 'pending') = (confirmed_at is null)),
  constraint sent_at_a_time check ((state = 'sent') = (sent_at is not null))
);
create index piece_alerts_active on piece_alerts (id) where state = 'active';
create index piece_alerts_by_piece on piece_alerts (piece_id);

-- Each request: the proof of consent (§ 7 UWG, Art. 7 GDPR), and how many mails an address got. Deleted with the alert.
create table piece_alert_requests (
  id bigint generated always as identity primary key,
  alert_id uuid not null references piece_alerts (id) on delete cascade,
  at timestamptz not null,
  ip text not null,
  -- Which text stood beside the field.
  form_version text not null,
  -- Of the link in the mail that this request led to; null: no mail was sent.
  confirm_token_hash text unique
);
create index piece_alert_requests_of_alert on piece_alert_requests (alert_id, id);
