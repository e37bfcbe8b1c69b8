-- A link that stops a change of address goes to the address that the account has; the other kind confirms an address.
alter table customer_email_links
  add column kind text not null default 'confirm' check (kind in ('confirm', 'stop'));
