-- Clients are told apart by hashes of their networks. There are few enough addresses of IPv4 to try them all, so the
-- hashes are made with this key; backups leave it out.
create table hash_key (
  only_one boolean primary key default true check (only_one),
  key text not null
);
insert into hash_key (key)
select encode(sha256(convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8')), 'hex') from generate_series(1, 3);

-- What was hashed without the key could be found out.
update orders set client_key = '' where client_key <> '';
update declarations set client_key = '' where client_key <> '';
update login_attempts set client_key = '' where client_key <> '';

-- The wider networks of IPv6 that a client may have all of; null: the same as the client's own.
alter table orders add column site_key text, add column block_key text;
create index orders_by_site on orders (site_key, created_at) where site_key is not null;
create index orders_by_block on orders (block_key, created_at) where block_key is not null;
