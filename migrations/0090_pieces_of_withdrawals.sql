-- Which pieces a withdrawal means, as staff have read it from the customer's words. Until somebody has, nothing is claimed;
-- without any pieces it means all of the order.
alter table declarations
  add column meant_at timestamptz,
  add column meant_by text,
  add constraint meant_by_somebody check ((meant_at is null) = (meant_by is null)),
  add constraint only_withdrawals_mean_pieces check (kind = 'withdrawal' or meant_at is null);

create table declared_pieces (
  declaration_id uuid not null references declarations (id) on delete cascade,
  -- Of the order's line, counted from 0.
  position integer not null check (position >= 0),
  quantity integer not null check (quantity > 0),
  primary key (declaration_id, position)
);
