-- What a register answered when it was asked for a VAT ID (§ 18e UStG). Failures to answer are not kept.
create table vat_id_consultations (
  id uuid primary key,
  -- In its plain form: 'ATU12345678'.
  vat_id text not null,
  -- What the stand-in of a shop on trial says proves nothing, and is not used by a shop that sells.
  register text not null check (register in ('vies', 'sandbox')),
  is_valid boolean not null,
  -- The register's own number of this consultation.
  number text,
  -- As the register has them, where it tells.
  name text,
  address text,
  asked_at timestamptz not null,
  check (is_valid or (number is null and name is null and address is null)),
  check (number is not null or not is_valid)
);
create index vat_id_consultations_latest on vat_id_consultations (vat_id, asked_at desc);
create index vat_id_consultations_asked on vat_id_consultations (asked_at);

-- The orders that rest on a consultation, which is kept as long as they are.
create table vat_id_orders (
  order_id uuid not null references orders (id),
  consultation_id uuid not null references vat_id_consultations (id),
  primary key (order_id, consultation_id)
);
create index vat_id_orders_of_consultation on vat_id_orders (consultation_id);
