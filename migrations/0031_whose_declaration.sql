-- A renewed draft goes on with the time that its checkout has already held a piece: see `endedHolds`.
create index orders_by_checkout on orders (checkout_hash, created_at) where checkout_hash is not null;
