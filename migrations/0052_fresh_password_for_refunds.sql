-- What the owner decides about logins. One row, or none until the owner decides: a new shop's tables are empty.
create table login_rules (
  only_one boolean primary key default true check (only_one),
  -- Refunds of an order above this sum, in cents, ask for the password again.
  refunds_need_password_above_cents integer not null default 50000
    check (refunds_need_password_above_cents between 0 and 100000000),
  version integer not null default 1
);
