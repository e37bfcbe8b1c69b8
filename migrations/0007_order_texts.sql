-- The texts that applied when an order was placed (§ 312f, § 312i BGB): which versions, and their words as files.
create table order_texts (
  order_id uuid not null references orders (id),
  slug text not null check (slug in ('terms', 'withdrawal', 'data-protection')),
  version integer not null check (version > 0),
  -- In the file store, named by the digest of its bytes.
  file_key text not null,
  primary key (order_id, slug)
);

-- The consumer's express wish that a rental or assembly begins within the withdrawal period (§ 357a BGB).
alter table orders add column early_service boolean not null default false;
alter table orders add constraint early_service_of_consumers check (not early_service or customer_kind = 'consumer');
