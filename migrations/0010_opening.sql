-- Since when a shop that strangers can reach takes orders; no row: it is still closed. It is never closed again by itself.
create table shop_opening (
  only_row boolean primary key default true check (only_row),
  opened_at timestamptz not null,
  -- The owner who opened it; null: the shop itself.
  opened_by uuid
);
