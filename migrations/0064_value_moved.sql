-- What each member of staff has moved without giving their password again, on the last day on which they did. The limit
-- stays where it was, `login_rules.refunds_need_password_above_cents`, under the name that the previous version knows.
create table staff_value_moved (
  staff_id uuid primary key,
  day date not null,
  cents integer not null check (cents >= 0)
);
