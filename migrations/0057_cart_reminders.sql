-- Reminders of a cart, one row for each request: each request has a cart of its own, and its mail confirms that one.
create table cart_reminders (
  id uuid primary key,
  email text not null,
  -- The address as it is compared: lower case.
  email_key text not null,
  language text not null,
  state text not null check (state in ('pending', 'confirmed', 'sent', 'stopped', 'needless')),
  -- The lines of the cart, only as long as they are needed.
  cart jsonb,
  -- The proof of consent (§ 7 UWG, Art. 7 GDPR).
  requested_at timestamptz not null,
  request_ip text not null,
  form_version text not null,
  confirmed_at timestamptz,
  confirm_ip text,
  -- When the mail was sent, or it was clear that none will be.
  settled_at timestamptz,
  confirm_token_hash text not null unique,
  -- In both mails, so it is kept as it is. All it can do is stop reminders of this address.
  stop_token text not null unique,
  constraint settled_has_no_cart check ((settled_at is null) = (cart is not null)),
  constraint settled_at_a_time check ((state in ('pending', 'confirmed')) = (settled_at is null)),
  constraint sent_only_when_confirmed check (state not in ('confirmed', 'sent') or confirmed_at is not null)
);
create index cart_reminders_of_address on cart_reminders (email_key, requested_at);
create index cart_reminders_due on cart_reminders (confirmed_at) where state = 'confirmed';
create index cart_reminders_old on cart_reminders (state, requested_at);
