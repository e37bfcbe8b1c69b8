-- How often something was done on a day that writes to an e-mail address which may be a stranger's: its mailbox must not
-- be flooded. Not by account, because deleting one and opening the next must not begin a new count. For a day only.
create table address_counts (
  -- HMAC with the database's own key.
  address_key text not null,
  what text not null,
  -- In UTC.
  day date not null,
  count int not null check (count > 0),
  primary key (address_key, what, day)
);
create index address_counts_by_day on address_counts (day);
