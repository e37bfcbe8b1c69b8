-- Distance sales within the EU are taxed where they go to once they come to more than 10,000 € net in a year, or did in
-- the year before (§ 3c (4) UStG).

-- Since when the owner has them taxed there whatever they come to; and what was sold elsewhere, net cents by year.
alter table sales_abroad
  add column taxed_there_since date,
  add column elsewhere_cents jsonb not null default '{}';

-- What the shop's own come to. A row is added to under its own condition, so that of two orders at once that would both
-- just fit, one does. Those of a trial are sums of their own.
create table distance_sale_years (
  year integer not null,
  is_trial boolean not null,
  net_cents bigint not null default 0 check (net_cents >= 0),
  primary key (year, is_trial)
);

-- What each line of an order has added, and what of it was taken back because it was never supplied.
create table distance_sales (
  order_id uuid not null references orders (id),
  position integer not null,
  year integer not null,
  is_trial boolean not null,
  net_cents integer not null check (net_cents >= 0),
  taken_back_cents integer not null default 0,
  primary key (order_id, position),
  foreign key (year, is_trial) references distance_sale_years (year, is_trial),
  check (taken_back_cents between 0 and net_cents)
);

-- Whose VAT a draft contains is decided with the click. Only that may change, and only until then: its prices are what
-- the customer has seen, and what was ordered stays as it is.
create function refuse_change_of_line() returns trigger language plpgsql as $$
declare
  vat constant text[] := array['net_cents', 'vat_cents', 'vat_by_rate'];
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - vat = to_jsonb(old) - vat
    and exists (select from orders o where o.id = old.order_id and o.state = 'draft')
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
drop trigger order_lines_append_only on order_lines;
create trigger order_lines_append_only before update or delete on order_lines
  for each row execute function refuse_change_of_line();
