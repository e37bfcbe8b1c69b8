-- Numbers of orders can be guessed, so only what fits the customer, or what staff have accepted as the customer's, stops
-- an order and starts the period for its money. The rest waits for staff to look.
alter table declarations
  -- It came from the customer's e-mail address.
  add column fits_order boolean not null default false,
  -- Staff have found out that it is the customer's all the same; it counts from `received_at` on.
  add column accepted_at timestamptz,
  add column accepted_by text,
  add constraint accepted_by_somebody check ((accepted_at is null) = (accepted_by is null)),
  add constraint fits_an_order check (order_id is not null or not fits_order and accepted_at is null);

-- What staff have dealt with before, they took for the customer's.
update declarations d set fits_order = true
  from orders o
  where o.id = d.order_id and (d.handled_at is not null or lower(o.email) = lower(d.email));

-- A renewed draft goes on with the time that its checkout has already held a piece: see `endedHolds`.
create index orders_by_checkout on orders (checkout_hash, created_at) where checkout_hash is not null;
