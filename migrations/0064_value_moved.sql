-- The limit is no longer one of refunds alone, and no longer one for each order: it holds for all value that somebody
-- moves in a day without giving their password again.
alter table login_rules rename column refunds_need_password_above_cents to need_password_above_cents;

-- What each member of staff has moved without it, on the last day on which they did.
create table staff_value_moved (
  staff_id uuid primary key,
  day date not null,
  cents integer not null check (cents >= 0)
);
