-- What proves that goods which were sold without VAT have left the country (§§ 8 ff., 17a ff. UStDV), as staff entered it:
-- one for an order, with all of its files. They are private, in the file store.
create table exemption_proofs (
  order_id uuid primary key references orders (id),
  kind text not null check (kind in ('exit-note', 'arrival', 'waybill', 'carrier', 'tracking', 'other')),
  proved_on date not null,
  -- The number of it, or a note; of customs' exit note with its MRN.
  reference text not null,
  file_keys text[] not null check (cardinality(file_keys) > 0),
  given_at timestamptz not null,
  given_by text not null
);

-- Few lines are exempt, and each day's work asks for them.
create index order_lines_exempt on order_lines (order_id) where vat_by_rate @? '$[*].exemption';
