-- While unpaid holds take much of the shop, guests show that a mailbox is theirs before pieces are held for them: with a
-- code that was mailed to it. Of the mailbox, the code and the network there are hashes only.
create table mailbox_codes (
  id uuid primary key,
  email_key text not null,
  -- The browser's own name of its checkout; nobody else's attempts use up its codes.
  checkout_key text not null,
  client_key text not null,
  code_hash text not null,
  asked_at timestamptz not null,
  tries integer not null default 0,
  -- When it was typed; the mailbox is then known for a while.
  proved_at timestamptz
);
create index mailbox_codes_by_email on mailbox_codes (email_key, asked_at);
create index mailbox_codes_by_client on mailbox_codes (client_key, asked_at);
