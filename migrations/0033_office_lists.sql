-- What the back office lists with the newest first, at any size.
create index declarations_newest on declarations (received_at desc, id);
create index shipping_requests_newest on shipping_requests (received_at desc, id);

-- Few orders are kept by law alone; lists ask of each row whether it is about one of these.
create index orders_restricted on orders (id) where restricted_at is not null;
