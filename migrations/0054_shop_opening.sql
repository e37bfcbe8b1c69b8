-- Since when a shop that strangers can reach takes orders; no row: it is still closed. It is never closed again by itself.
create table shop_opening (
  only_row boolean primary key default true check (only_row),
  opened_at timestamptz not null,
  -- The owner who opened it; null: it was selling before shops had to be opened.
  opened_by uuid
);
insert into shop_opening (opened_at)
select min(offered_at) from orders where offered_at is not null having count(*) > 0;
